/** Reports a failed test immediately, and after the run the slowest files and the skipped tests. */

import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestRunEndReason, TestSuite, Vitest } from 'vitest/node';
import { findMissingPrograms } from './programs.ts';

const SLOWEST_FILES = 10;

export default class RunReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    this.#printFailure(`${test.module.relativeModuleId} > ${test.fullName}`, errors ?? []);
  }

  /** Errors outside of tests: in a hook, or a suite without tests. */
  onTestSuiteResult(suite: TestSuite): void {
    const errors = suite.errors();
    if (errors.length > 0) this.#printFailure(`${suite.module.relativeModuleId} > ${suite.fullName}`, errors);
  }

  /** Errors while a file is loaded. */
  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length > 0) this.#printFailure(module.relativeModuleId, errors);
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    const slowest = modules
      .map((module) => ({ path: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST_FILES);
    if (modules.length > 1) {
      this.#print('\nSlowest files:');
      for (const { path, seconds } of slowest) this.#print(`  ${seconds.toFixed(1).padStart(6)} s  ${path}`);
    }
    // Tests that a name filter excludes, or that a stopped run has not reached, are not skipped.
    if (this.#vitest?.config.testNamePattern) return;
    const skipped = reason === 'interrupted' || process.exitCode ? [] : skippedIn(modules);
    if (skipped.length === 0) return;
    this.#print('\nSkipped:');
    for (const line of skipped) this.#print(`  ${line}`);
    // Tests of POSIX cannot run on Windows, with or without CI.
    if (process.env.CI && process.platform !== 'win32') {
      this.#print('With CI=true no test may be skipped.');
      process.exitCode = 1;
    }
  }

  #printFailure(name: string, errors: readonly SerializedError[]): void {
    this.#print(`FAILED ${name}`);
    for (const { message } of errors) this.#print(`  ${message.split('\n', 1)[0]}`);
  }

  #print(line: string): void {
    this.#vitest?.logger.log(line);
  }
}

/** The missing programs with the tests that need them, and other skipped tests. Names of suites contain the reason. */
function skippedIn(modules: readonly TestModule[]): string[] {
  const tests = modules.flatMap((module) =>
    [...module.children.allTests('skipped')].map((test) => {
      const { parent } = test;
      const result = test.result();
      const note = result.state === 'skipped' ? result.note : undefined;
      const name = parent.type === 'suite' && note === undefined ? parent.fullName : test.fullName;
      return `${module.relativeModuleId}: ${name}${note === undefined ? '' : ` (${note})`}`;
    }),
  );
  const programs = findMissingPrograms().map(({ name, tests }) => `${tests}: ${name} is not installed`);
  return [...new Set([...programs, ...tests])];
}
