# Tessera's commands. Each one first finds out what is missing on this machine (.ci/prepare).
#
#   make demo    the gallery, in this terminal
#   make test    build everything and run every test
#   make bench   Tessera, ncurses and a hand-written optimum in one table
#
# SWIFT=/path/to/swift chooses a toolchain. STRICT=1 turns warnings into errors, as CI does.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo test example release bench fuzz format lint docs clean

# Importing what a target does not declare is an error: the order of the floors is law.
build_flags := --explicit-target-dependency-import-check error
ifdef STRICT
build_flags += -Xswiftc -warnings-as-errors -Xcc -Werror
endif

# The benchmark carries Swift's library in its programs, so that they start as they should when they
# are installed. They are built apart: other flags in the same folder would rebuild everything.
bench_build := .build/bench

ifeq ($(shell uname -s),Darwin)
ncurses_libraries := -lncurses
else
ncurses_libraries := -lncursesw -ltinfo
endif

swift_sources := Package.swift Sources Apps Tests

# Where documentation is built: apart, since symbol graphs need compiler flags of their own.
docs_build := $(CURDIR)/.build/docs-build
catalog := $(wildcard Sources/Tessera/Tessera.docc)

help:
	@echo 'make demo      show the gallery in this terminal'
	@echo 'make test      build everything and run every test'
	@echo 'make example   build the example of snapshot tests and run it'
	@echo 'make release   build everything in release'
	@echo 'make bench     measure Tessera beside ncurses and a hand-written optimum'
	@echo '               (BENCH="w1 w4 --runs 3" chooses what, and how often)'
	@echo 'make fuzz      the long random tests, in release'
	@echo 'make format    format every Swift file in place'
	@echo 'make lint      complain about what `make format` or a reader would change'
	@echo 'make docs      build the documentation into .build/docs'
	@echo 'make clean     remove everything that was built'

# The gallery takes the terminal over, so nothing but the gallery may write once it runs.
demo:
	@swift=$$(.ci/prepare build) && \
	"$$swift" build -c release --product Gallery >&2 && \
	exec .build/release/Gallery

test:
	@swift=$$(.ci/prepare test) && \
	"$$swift" build --build-tests $(build_flags) && \
	"$$swift" test --skip-build --parallel $(build_flags)

# A package of its own that depends on this one, as a user's does. CI=1: nothing is recorded.
example:
	@swift=$$(.ci/prepare build) && \
	CI=1 "$$swift" test --package-path Apps/SnapshotExample --scratch-path .build/snapshot-example

release:
	@swift=$$(.ci/prepare build) && \
	"$$swift" build -c release $(build_flags)

bench:
	@swift=$$(.ci/prepare bench) && \
	$(MAKE) --silent .build/peers/optimum .build/peers/ncurses && \
	for product in Hello Bench; do \
	  "$$swift" build -c release --static-swift-stdlib --scratch-path $(bench_build) \
	    --product $$product >&2 || exit; \
	done && \
	exec $(bench_build)/release/Bench $(BENCH)

.build/peers/%: Apps/Bench/peers/%.c Apps/Bench/peers/workloads.h
	@mkdir -p $(@D)
	cc -O2 -o $@ $< $(libraries)

.build/peers/ncurses: libraries := $(ncurses_libraries)

fuzz:
	@swift=$$(.ci/prepare build) && \
	"$$swift" run -c release Fuzz $(FUZZ)

format:
	@swift=$$(.ci/prepare build) && \
	"$$swift" format format --in-place --recursive --parallel $(swift_sources)

lint:
	@swift=$$(.ci/prepare build) && \
	"$$swift" format lint --strict --recursive --parallel $(swift_sources)

# DocC without its plug-in, which would be an outside package: the compiler writes what it knows of
# each library, and docc turns it, with the articles, into one site. A dead link is an error.
docs:
	@swift=$$(.ci/prepare build) && \
	docc=$$(xcrun --find docc 2>/dev/null || echo "$$(dirname "$$(readlink -f "$$swift")")/docc") && \
	"$$swift" build --target TesseraTesting --scratch-path "$(docs_build)" \
	  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$(docs_build)/graphs" && \
	rm -rf .build/docs && \
	"$$docc" convert $(catalog) --additional-symbol-graph-dir "$(docs_build)/graphs" \
	  --output-path .build/docs --warnings-as-errors --experimental-documentation-coverage \
	  --fallback-display-name Tessera --fallback-bundle-identifier tessera && \
	echo 'To read it: python3 -m http.server -d .build/docs, then http://localhost:8000/documentation/tessera'

clean:
	rm -rf .build
