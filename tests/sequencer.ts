/** The order of test files. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest file of the unit tests, which run last. Without an earlier run Vitest sorts by size, and this file is small. */
const SLOWEST_FILE = /tests\/unit\/broken\.test\.ts$/;

/** Begins with the longest file, so that it does not run alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => SLOWEST_FILE.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
