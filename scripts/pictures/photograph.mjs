import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { Refusal } from '../launch/refusal.mjs'
import { serveFolder } from '../launch/static-server.mjs'

/** The options of test-runner-jest.config.js, then options that make the pixels of a page reproducible. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]
const WORKERS = 2
const HEIGHT = 900
/** Chromium draws no picture that is higher than about 16,000 px. */
const MAX_HEIGHT = 12_000
const STORY_MS = 30_000
/** Starts with the light theme, without axe, which takes longer than all pictures of a story. */
const GLOBALS = 'theme:light;a11y.manual:!true'
/** The fixed time of the clock. */
const NOW = Date.UTC(2026, 5, 15, 2, 30)

/** Every story has one photograph for each of these views. */
export const VIEWS = [1280, 320].flatMap(width => ['light', 'dark'].map(theme => ({ width, theme })))

/** The file name of a photograph, without its ending. */
export const pictureName = (id, { width, theme }) => `${id}.${width}.${theme}`

/** The story of a photograph. */
export const storyOf = picture => picture.split('.')[0]

/**
 * Photographs the stories of a built Storybook that are not in the folder yet.
 * @param {{ storybook: string, folder: string, executablePath: string, stories: string[] }} options
 * @returns {Promise<Map<string, string>>} stories that did not render: id to message
 */
export async function photograph({ storybook, stories, folder, executablePath }) {
  mkdirSync(folder, { recursive: true })
  const queue = stories.filter(id => !isComplete(folder, id))
  const failures = new Map()
  if (queue.length === 0) return failures
  const { url, stop } = await serveFolder(storybook)
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  const work = async () => {
    const page = await openPage(browser)
    for (let id = queue.shift(); id; id = queue.shift()) {
      const message = await photographStory(page, { url, id, folder })
      if (!browser.isConnected())
        throw new Refusal('pictures: the browser ended. The pictures are incomplete. Run the command again.')
      if (message) failures.set(id, message)
    }
  }
  try {
    await Promise.all(Array.from({ length: WORKERS }, work))
  } finally {
    await browser.close()
    stop()
  }
  return failures
}

/**
 * Ids of the stories of a built Storybook.
 * @param {string} storybook
 * @param {string[]} only folders of components, or prefixes of ids; when empty, all stories
 */
export function storiesOf(storybook, only) {
  return entriesOf(storybook)
    .filter(
      ({ id, importPath }) =>
        only.length === 0 || only.some(name => id.startsWith(name) || importPath.split('/').includes(name)),
    )
    .map(({ id }) => id)
}

/** The folder of the component of each story: id to `goods-card`. @param {string} storybook */
export function foldersOfStories(storybook) {
  return new Map(entriesOf(storybook).map(({ id, importPath }) => [id, importPath.split('/').at(-2)]))
}

function entriesOf(storybook) {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'))
  return Object.values(entries).filter(({ type }) => type === 'story')
}

function isComplete(folder, id) {
  return VIEWS.every(view => existsSync(join(folder, `${pictureName(id, view)}.png`)))
}

async function openPage(browser) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: HEIGHT },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  await context.addInitScript(holdStill, NOW)
  return context.newPage()
}

/** Runs in the page before its own code: stops the clock and animations, hides the caret, resets the story state. */
function holdStill(now) {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      super(...(args.length > 0 ? args : [now]))
    }
    static now() {
      return now
    }
  }
  performance.now = () => 0
  Math.random = () => 0.5
  localStorage.clear()
  sessionStorage.clear()
  const style = document.createElement('style')
  style.textContent = `*, *::before, *::after {
    animation-delay: 0s !important; animation-duration: 1ms !important; animation-iteration-count: 1 !important;
    transition-delay: 0s !important; transition-duration: 0s !important;
    scroll-behavior: auto !important; caret-color: transparent !important;
  }`
  // The document has no element yet when this runs.
  const observer = new MutationObserver(() => {
    observer.disconnect()
    document.documentElement.append(style)
  })
  observer.observe(document, { childList: true })
}

/** Loads a story once, and returns the reason when it could not be shown. Views change inside the page. */
async function photographStory(page, { url, id, folder }) {
  try {
    await page.setViewportSize({ width: VIEWS[0].width, height: HEIGHT })
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${GLOBALS}`, { waitUntil: 'commit' })
    await page.waitForFunction(hasEnded, null, { timeout: STORY_MS })
    const failure = await page.evaluate(failureShown)
    if (failure) return failure
    for (const view of VIEWS) {
      await page.setViewportSize({ width: view.width, height: HEIGHT })
      await page.evaluate(showIn, view.theme)
      await page.evaluate(settle)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const clip = { x: 0, y: 0, width: view.width, height: Math.min(height, MAX_HEIGHT) }
      const file = join(folder, `${pictureName(id, view)}.png`)
      // Written under another name first, so that an existing file is complete.
      const path = `${file.slice(0, -4)}.part.png`
      await page.screenshot({ path, clip, fullPage: true, caret: 'hide', animations: 'disabled' })
      renameSync(path, file)
    }
  } catch (error) {
    return error.message.split('\n')[0]
  }
}

/** Whether the story is rendered and its play function has ended. */
function hasEnded() {
  const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase
  return (
    ['finished', 'errored', 'aborted'].includes(phase) ||
    document.body?.matches('.sb-show-errordisplay, .sb-show-nopreview')
  )
}

/** Storybook's error message when it could not show the story. */
function failureShown() {
  if (!document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')) return
  return document.querySelector('#error-message')?.textContent || 'Storybook shows nothing.'
}

/** Renders the story again in another theme; its play function does not run again. */
function showIn(theme) {
  if (document.documentElement.dataset.yaojiTheme === theme) return
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise(resolve => {
    channel.once('storyRendered', () => resolve())
    channel.emit('updateGlobals', { globals: { theme } })
  })
}

/** Waits for fonts and pictures, and until nothing in the page has changed for some frames. */
async function settle() {
  const STILL_FRAMES = 4
  const MOST_FRAMES = 300
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  let still = 0
  const observer = new MutationObserver(() => {
    still = 0
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  await document.fonts.ready
  for (let frames = 0; still < STILL_FRAMES && frames < MOST_FRAMES; frames++) {
    const images = [...document.images]
    for (const image of images) if (image.loading === 'lazy') image.loading = 'eager'
    await Promise.all(images.map(image => image.decode().catch(() => {})))
    still++
    await frame()
  }
  observer.disconnect()
}
