import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that run for minutes. */
const LONGEST = ['tests/fuzz.test.ts', 'tests/hostile.test.ts', 'auth/lockout.test.ts']

/** The longest files begin first: one that begins last runs alone, while other processors have nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const long = LONGEST.flatMap(name => sorted.filter(file => file.moduleId.endsWith(name)))
    return [...long, ...sorted.filter(file => !long.includes(file))]
  }
}
