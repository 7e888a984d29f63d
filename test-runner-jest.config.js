import { getJestConfig } from '@storybook/test-runner'
import { joinStoryFiles } from './scripts/stages/story-files.mjs'

/** Set in the mode --index-json, in which test-runner writes the tests into this folder. */
const { TEST_ROOT, STORY_FILES } = process.env
if (TEST_ROOT && STORY_FILES) joinStoryFiles(TEST_ROOT, Number(STORY_FILES))

const config = getJestConfig()
const { 'jest-playwright': playwright, ...environment } = config.testEnvironmentOptions

/** The browser's own background work is off, so that nothing but the stories uses the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Stories in the browser that CHROMIUM_PATH names, or Playwright's own. What is checked: .storybook/test-runner.ts. */
export default {
  ...config,
  maxWorkers: '100%',
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...playwright,
      launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: FLAGS },
    },
  },
}
