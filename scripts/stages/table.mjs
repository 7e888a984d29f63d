import { tool } from '../launch/tool.mjs'

/**
 * @typedef {object} Step one command of a stage
 * @property {(env: Record<string, string>) => string[]} command program and arguments; `env` comes from the needs
 * @property {keyof typeof import('./reports.mjs').RUNNERS} [runner] whose report is counted; else it is one test
 * @property {true} [prepares] the next steps need it: it counts only when it fails, and then they are skipped
 * @property {string} [cwd] folder to run in
 * @property {Record<string, string>} [env]
 *
 * @typedef {object} Stage
 * @property {string} name as in `npm test -- unit buyers`
 * @property {string} title
 * @property {Array<keyof typeof import('./needs.mjs').NEEDS>} [needs] what it needs
 * @property {string} [tests] the file or folder that it runs; a required stage fails without it, another is skipped
 * @property {boolean} required whether a run without tests, or without what it needs, is a failure
 * @property {string} [fix] what to run after a failure
 * @property {Step[]} steps
 */

/** Into how many test files the stories are joined: each costs seconds, and one browser page shows all its stories. */
const STORY_FILES = '24'

const build = (...names) => ({
  command: () => [process.execPath, 'scripts/build.mjs', ...names],
  prepares: true,
})

/** @returns {Step} a run of vitest, with its command `run` or another one */
export const vitest = (cwd, [command, ...options], ...args) => ({
  command: () => tool('vitest', command, ...options, '--reporter=default', ...args),
  runner: 'vitest',
  cwd,
})

/** A test that fails only once is named at the end. Races and faults have no second try: one failure is what they look for. */
const TWICE = ['--retry=1']

/** Every kind of test, in the order in which they run: the fastest result comes first. @type {Stage[]} */
export const STAGES = [
  { name: 'types', title: 'types', required: true, steps: [{ command: () => tool('tsc', '-b') }] },
  {
    name: 'lint',
    title: 'lint, format, import rules',
    required: true,
    fix: '`npm run format` fixes the format and the order of imports.',
    steps: [{ command: () => tool('biome', 'check', '.') }],
  },
  {
    name: 'unit',
    title: 'rules, components, service, scripts',
    required: true,
    // The modules of the service run in the stage postgres: on the database of a real shop, once.
    steps: [
      {
        ...vitest('.', ['run'], ...TWICE, '--reporter=./scripts/vitest/retried.mjs'),
        env: { MODULES_ON: 'postgres' },
      },
    ],
  },
  { name: 'unused', title: 'unused code', required: true, steps: [{ command: () => tool('knip') }] },
  {
    name: 'build',
    title: 'packages, storefront and service build',
    required: true,
    steps: [{ command: () => [process.execPath, 'scripts/build.mjs'] }],
  },
  {
    name: 'postgres',
    title: 'service on PostgreSQL, and races',
    needs: ['postgres'],
    tests: 'apps/api/vitest.postgres.config.ts',
    required: true,
    steps: [build('api'), vitest('apps/api', ['run'], '--config=vitest.postgres.config.ts')],
  },
  {
    name: 'faults',
    title: 'kills, outages, a full disk, overload',
    needs: ['postgres'],
    tests: 'apps/api/vitest.faults.config.ts',
    required: true,
    steps: [build('api'), vitest('apps/api', ['run'], '--config=vitest.faults.config.ts')],
  },
  {
    name: 'machines',
    title: 'service behind haproxy and PgBouncer, with a replica',
    needs: ['proxies', 'postgresPackage', 'postgres'],
    tests: 'apps/api/vitest.machines.config.ts',
    required: false,
    steps: [build('api'), vitest('apps/api', ['run'], '--config=vitest.machines.config.ts')],
  },
  {
    name: 'packages',
    title: 'packed packages in other apps',
    needs: ['browser'],
    tests: 'e2e/packages',
    required: true,
    steps: [build('domain', 'api-client', 'hooks', 'ui', 'api'), vitest('e2e/packages', ['run'])],
  },
  {
    name: 'storybook',
    title: 'stories with axe at 1280 and 320 px',
    needs: ['browser', 'storybook'],
    tests: '.storybook',
    required: true,
    steps: [
      // Descriptions of properties that a component shares with a hook.
      build('domain', 'hooks'),
      {
        command: () => tool('storybook', 'build', '--quiet', '--output-dir=storybook-static'),
        prepares: true,
      },
      { command: () => [process.execPath, '.storybook/check-pages.mjs'] },
      {
        command: ({ STORYBOOK_URL }) =>
          tool('test-storybook', '--ci', '--failOnConsole', '--index-json', '--url', STORYBOOK_URL),
        runner: 'jest',
        env: { STORY_FILES },
      },
    ],
  },
  {
    name: 'pictures',
    title: 'pictures of changed components',
    needs: ['browser'],
    tests: 'scripts/pictures',
    required: true,
    fix: 'Name each component whose look should change in a changeset. `.cache/pictures/report` shows the differences.',
    steps: [{ command: () => [process.execPath, 'scripts/pictures.mjs', '--changed'] }],
  },
  {
    name: 'buyers',
    title: 'buyers in a browser',
    needs: ['browser'],
    tests: 'e2e/playwright.config.ts',
    required: true,
    steps: [
      build('domain', 'hooks', 'storefront', 'api'),
      {
        command: () => tool('playwright', 'test', '--reporter=list,json', '--retries=1'),
        runner: 'playwright',
        cwd: 'e2e',
      },
    ],
  },
]
