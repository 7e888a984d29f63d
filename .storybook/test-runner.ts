import type { TestRunnerConfig } from '@storybook/test-runner'
import axe, { type RuleObject, type RunOptions } from 'axe-core'

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]

/** Width at which no element may overflow the page (WCAG 1.4.10). */
const NARROW = 320

/** Width at which every story is played and must pass every rule. */
const WIDE = 1280
const HEIGHT = 900

/**
 * Every rule of axe is on, also experimental ones and target-size, except rules of level AAA and rules about a whole
 * page, which a story is not.
 */
const NOT_FOR_STORIES = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'skip-link']
const LEVEL_AAA = 'wcag2aaa'

const RULES: RuleObject = Object.fromEntries(
  axe.getRules().map(({ ruleId, tags }) => [
    ruleId,
    {
      enabled: !NOT_FOR_STORIES.includes(ruleId) && !tags.includes(LEVEL_AAA) && !tags.includes('deprecated'),
    },
  ]),
)

/** Rules that a width can break: in a narrow page a story has the elements that it has in a wide one, or fewer. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable']

/** Rules whose result depends on colours: the other ones find the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Console errors of a page since its story started. */
const complaints = new WeakMap<Page, string[]>()

export default {
  async preVisit(page) {
    await prepare(page)
    complaints.set(page, [])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: WIDE, height: HEIGHT })
    // Some browsers begin with the pointer in the corner of the page, where it opens what opens on hover.
    await page.mouse.move(-1, -1)
  },
  async postVisit(page, context) {
    const { a11y, sheet } = await parametersOf(page, context.id)
    const problems: string[] = []
    async function look(where: string, ...found: (() => Promise<string[]>)[]) {
      await settle(page)
      for (const find of found) problems.push(...(await find()).map(problem => `${where}: ${problem}`))
    }
    if (sheet) {
      // Its stories are visited themselves: here is only whether they fit beside each other.
      await page.setViewportSize({ width: NARROW, height: HEIGHT })
      await look(`${NARROW} px`, () => overflowing(page))
    } else {
      await look(`${WIDE} px`, () => violations(page, a11y))
      await changeTheme(page)
      await look(`${WIDE} px, other theme`, () => violations(page, a11y, COLOUR_RULES))
      // Narrow in one of the themes: the colours of both were examined in the wide page.
      await page.setViewportSize({ width: NARROW, height: HEIGHT })
      await look(
        `${NARROW} px, other theme`,
        () => overflowing(page),
        () => violations(page, a11y, LAYOUT_RULES),
      )
    }
    problems.push(...(complaints.get(page) ?? []))
    if (problems.length > 0) throw new Error(`${context.id}\n  ${problems.join('\n  ')}`)
  },
} satisfies TestRunnerConfig

/** Listens to the errors of a page, and leaves the frames of its sheets empty. Each page is prepared once. */
async function prepare(page: Page) {
  if (complaints.has(page)) return
  // A sheet of states shows other stories in frames; the visit of each of them examines it.
  await page.route('**/iframe.html?*', route =>
    route.request().frame() === page.mainFrame()
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A story</title>' }),
  )
  page.on('pageerror', error => complaints.get(page)?.push(`uncaught: ${error.message}`))
  page.on('console', message => {
    // Browsers request an icon, which stories do not have.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error') complaints.get(page)?.push(`console: ${message.text()}`)
  })
}

/** Parameters of a story that this file reads. Its context as a whole can hold thousands of rows, which take seconds. */
interface Parameters {
  a11y?: A11yParameters
  /** It shows other stories of its file, in light and in dark at once. */
  sheet?: boolean
}

async function parametersOf(page: Page, storyId: string): Promise<Parameters> {
  return page.evaluate(async id => {
    const { __getContext } = window as unknown as {
      __getContext: (id: string) => Promise<{ parameters: Parameters }>
    }
    const { a11y, sheet } = (await __getContext(id)).parameters
    return { a11y, sheet }
  }, storyId)
}

/** Shows the story in dark when it is light, and in light when it is dark. */
async function changeTheme(page: Page) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.yaojiTheme = dataset.yaojiTheme === 'dark' ? 'light' : 'dark'
  })
}

/** Waits for fonts, and up to two seconds until animations end. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const moves = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
    await document.fonts.ready
    await frame()
    const latest = performance.now() + 2000
    do await frame()
    while (moves() && performance.now() < latest)
  })
}

/** What is wider than the page. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      element => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const worst = wide.at(-1)?.outerHTML.slice(0, 120) ?? ''
    return [`the page is ${scrollWidth - clientWidth} px too wide: ${worst}`]
  })
}

interface A11yParameters {
  disable?: boolean
  options?: RunOptions
}

/** Violations that axe finds, of some rules or all, with the story's exceptions from `parameters.a11y.options.rules`. */
async function violations(
  page: Page,
  { disable, options }: A11yParameters = {},
  only?: readonly string[],
): Promise<string[]> {
  if (disable) return []
  if (await page.evaluate(() => !('axe' in window))) await page.addScriptTag({ content: axe.source })
  const all: RuleObject = { ...RULES, ...options?.rules, region: { enabled: false } }
  const rules = Object.fromEntries(
    Object.entries(all).map(([id, rule]) => [id, only?.includes(id) === false ? { enabled: false } : rule]),
  )
  return page.evaluate(async rulesOfStory => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const result = await inPage.run(
      { exclude: [['iframe[data-story]']] },
      { rules: rulesOfStory, resultTypes: ['violations'] },
    )
    return result.violations.map(
      ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`,
    )
  }, rules)
}
