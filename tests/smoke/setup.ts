/** Finds the browser, before any test. */
import type { TestProject } from 'vitest/node';
import { findHeadlessShell } from '../../src/node/system/chromium.ts';

export default function setup(project: TestProject) {
  project.provide('headlessShell', findHeadlessShell() ?? '');
}
