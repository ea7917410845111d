/** The order of test files. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes more than half a minute on two cores. Vitest knows that only from an earlier run; else it sorts by size. */
const LONGEST = /tests\/(unit\/broken)\.test\.ts$/;

/** Begins with the longest files, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
