/** Finds the browser, before any test. */
import type { TestProject } from 'vitest/node';
import { ensureHeadlessShell } from '../../codegen/process/chromium.ts';

export default function setup(project: TestProject) {
  project.provide('headlessShell', ensureHeadlessShell());
}
