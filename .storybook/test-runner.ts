import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import axe, { type RuleObject, type RunOptions } from 'axe-core'

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]

/** Width at which no element may overflow the page (WCAG 1.4.10). */
const NARROW = 320

/** The widths at which every story must pass. It is played at the first one. */
const WIDTHS = [1280, NARROW] as const
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

/** Console errors of a page since its story started. */
const complaints = new WeakMap<Page, string[]>()

export default {
  async preVisit(page) {
    listen(page)
    complaints.set(page, [])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT })
    // Some browsers begin with the pointer in the corner of the page, where it opens what opens on hover.
    await page.mouse.move(-1, -1)
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context)
    const problems: string[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      await settle(page)
      const found = [...(await overflowing(page, width)), ...(await violations(page, parameters.a11y))]
      problems.push(...found.map(problem => `${width} px: ${problem}`))
    }
    problems.push(...(complaints.get(page) ?? []))
    if (problems.length > 0) throw new Error(`${context.id}\n  ${problems.join('\n  ')}`)
  },
} satisfies TestRunnerConfig

function listen(page: Page) {
  if (complaints.has(page)) return
  page.on('pageerror', error => complaints.get(page)?.push(`uncaught: ${error.message}`))
  page.on('console', message => {
    // Browsers request an icon, which stories do not have.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error') complaints.get(page)?.push(`console: ${message.text()}`)
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

/** Overflow of a narrow page. */
async function overflowing(page: Page, width: number): Promise<string[]> {
  if (width > NARROW) return []
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

/** Violations that axe finds, with the story's exceptions from `parameters.a11y.options.rules`. */
async function violations(page: Page, { disable, options }: A11yParameters = {}): Promise<string[]> {
  if (disable) return []
  if (await page.evaluate(() => !('axe' in window))) await page.addScriptTag({ content: axe.source })
  const rules = { ...RULES, ...options?.rules, region: { enabled: false } }
  return page.evaluate(async rulesOfStory => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const result = await inPage.run(document, { rules: rulesOfStory, resultTypes: ['violations'] })
    return result.violations.map(
      ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`,
    )
  }, rules)
}
