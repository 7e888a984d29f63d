import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { aptGet, canUseApt } from './apt.mjs'
import { runLogged } from './child.mjs'
import { ROOT, TEST_LOGS } from './folders.mjs'
import { hasChineseFont } from './font.mjs'

import { step } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { tool } from './tool.mjs'

/** A Chromium without windows, a package of Debian: it needs less of the processor. */
const HEADLESS = 'chromium-headless-shell'

const NAMES = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

const NO_BROWSER =
  "No browser was found, and the download failed. Install Chromium with your system's package manager, or set " +
  'CHROMIUM_PATH to one, then run the command again.'

/** Where installers put browsers that are not in PATH. */
const USUAL_PLACES = {
  linux: () =>
    ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap(folder => NAMES.map(name => join(folder, name))),
  darwin: ({ home }) =>
    ['/Applications', join(home, 'Applications')].flatMap(folder => [
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Microsoft Edge.app/Contents/MacOS/Microsoft Edge'),
    ]),
  win32: ({ env }) =>
    [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap(folder => [
        join(folder, 'Chromium/Application/chrome.exe'),
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]),
}

/**
 * The paths where a Chromium may be, in order of preference: only CHROMIUM_PATH when it is set, else PATH, the usual
 * places, Playwright's own.
 * @param {{ env: Record<string, string | undefined>, platform: string, home: string, playwright: () => string | undefined }} machine
 * @returns {Iterable<string>} lazy: Playwright is loaded only when there is no other browser
 */
function* browserCandidates({ env, platform, home, playwright }) {
  if (env.CHROMIUM_PATH) {
    yield env.CHROMIUM_PATH
    return
  }
  const endings = platform === 'win32' ? ['.exe'] : ['']
  for (const folder of (env.PATH ?? '').split(delimiter).filter(Boolean)) {
    for (const name of NAMES) for (const ending of endings) yield join(folder, name + ending)
  }
  yield* USUAL_PLACES[platform]?.({ env, home }) ?? []
  const own = playwright()
  if (own) yield own
}

/** The first candidate that exists and runs. */
export function findBrowser(machine, { exists, runs }) {
  for (const path of browserCandidates(machine)) if (exists(path) && runs(path)) return path
  return undefined
}

/**
 * The path of a Chromium for the tests. Installs one, and a Chinese font, when the machine has none.
 * @throws {Refusal} when CHROMIUM_PATH is not a browser that runs, or no browser can be installed
 */
export async function ensureBrowser() {
  const found = find()
  if (process.env.CHROMIUM_PATH && !found) {
    throw new Refusal(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which is not a browser that runs.`)
  }
  const path = found ?? (await installWithApt()) ?? (await installWithPlaywright())
  if (!hasChineseFont() && canUseApt()) await aptGet(['fonts-noto-cjk'])
  if (!path) throw new Refusal(NO_BROWSER)
  if (!hasChineseFont()) {
    console.log(
      'This machine has no Chinese font, so pages show boxes. Install one, for example Noto Sans CJK.',
    )
  }
  return path
}

async function installWithApt() {
  if (!canUseApt()) return undefined
  for (const name of [HEADLESS, 'chromium']) {
    await aptGet([name])
    const path = find()
    if (path) return path
  }
  return undefined
}

async function installWithPlaywright() {
  const log = join(TEST_LOGS, 'browser.log')
  // With its system libraries when we may install them, then without: they may be installed already.
  const attempts = process.getuid?.() === 0 ? [['--with-deps'], []] : [[]]
  for (const options of attempts) {
    const command = tool('playwright', 'install', ...options, 'chromium')
    await step('Downloading a browser', () => runLogged(command, { log }), {
      outcome: ({ code }) => (code === 0 ? 'done' : `failed, see ${log}`),
    })
    const path = find()
    if (path) return path
  }
  return undefined
}

function find() {
  const machine = {
    env: process.env,
    platform: process.platform,
    home: homedir(),
    playwright: playwrightChromium,
  }
  return findBrowser(machine, { exists: existsSync, runs })
}

/** Ubuntu's chromium can be a script that needs snap, so an existing file may not run. */
function runs(path) {
  // A Chrome on Windows opens a window for --version.
  if (process.platform === 'win32') return true
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /\d+\.\d+/.test(stdout)
}

function playwrightChromium() {
  try {
    return createRequire(join(ROOT, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}
