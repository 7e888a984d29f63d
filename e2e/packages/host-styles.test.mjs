import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveFolder } from '../../scripts/launch/static-server.mjs'
import { tool } from '../../scripts/launch/tool.mjs'
import { LAUNCH } from './install/browser.mjs'
import { callerFolder, installed, putApp, SOURCES } from './install/folders.mjs'
import { DONE, run } from './install/run.mjs'

/*
 * Our stylesheet in a page that has styles of its own: neither side changes what the browser computes for the other's
 * elements, whichever of the two is loaded first.
 */

const ours = readFileSync(join(installed('react-19', 'ui'), 'dist/styles.css'), 'utf8')
const layered = readFileSync(join(installed('react-19', 'ui'), 'dist/styles.layer.css'), 'utf8')
const ofPackage = file => readFileSync(join(callerFolder('react-19'), 'node_modules', file), 'utf8')
const ofApp = file => readFileSync(join(SOURCES, 'host-styles', file), 'utf8')

const HOSTS = {
  Bootstrap: ofPackage('bootstrap/dist/css/bootstrap.css'),
  "Tailwind's preflight": ofPackage('tailwindcss/preflight.css').replace(
    /--theme\(([^,]+),[^)]*\)/g,
    'initial',
  ),
  '* {margin: 0; padding: 0}': ofApp('star.css'),
  'rules for elements': ofApp('bare.css'),
}

/**
 * What is left out: what an application says once for the whole page and every element inherits, as it should; and the colour scheme,
 * which the theme says for the whole page.
 */
const INHERITED = [
  'tab-size',
  '-webkit-tap-highlight-color',
  'text-size-adjust',
  '-webkit-text-size-adjust',
  'color-scheme',
]

/** What the browser computes for our components where nothing else is. */
let alone
let browser
let page
let server

beforeAll(async () => {
  const app = putApp('react-19', 'host-styles')
  expect(await run(tool('vite', 'build'), app)).toMatchObject(DONE)
  server = await serveFolder(join(app, 'dist'))
  browser = await chromium.launch(LAUNCH)
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${server.url}/`)
  await page.getByRole('dialog', { name: '温馨提示' }).waitFor()
  alone = await stylesOf(OURS, [ours])
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

describe.each(Object.entries(HOSTS))('beside %s', (_name, host) => {
  test.each([
    ['before', [host, ours]],
    ['after', [ours, host]],
  ])('[LB-04] with the host’s styles %s ours, components look as they do alone', async (_order, sheets) => {
    expect(differences(alone, await stylesOf(OURS, sheets))).toEqual([])
  })

  test.each([
    ['before', [host, ours]],
    ['after', [ours, host]],
  ])(
    '[LB-04] with the host’s styles %s ours, the host’s elements look as they do alone',
    async (_order, sheets) => {
      expect(differences(await stylesOf(HOST, [host]), await stylesOf(HOST, sheets))).toEqual([])
    },
  )

  test('[LB-04] layered, ours change no element of the host', async () => {
    expect(differences(await stylesOf(HOST, [host]), await stylesOf(HOST, [layered, host]))).toEqual([])
  })
})

/** Without what is drawn inside an icon, which has no box, and what is read out and not shown. */
const OURS = ['#ours *', '[role="dialog"]', '[role="dialog"] *']
  .map(each => `${each}:not(svg *, [style*="clip-path"])`)
  .join()
const HOST = 'html, body, #host, #host *'

/** What the browser computes for the elements of a selector, with these stylesheets in this order and no other. */
async function stylesOf(selector, sheets) {
  return page.evaluate(
    async ([wanted, texts]) => {
      for (const old of document.querySelectorAll('style, link[rel="stylesheet"]')) old.remove()
      for (const text of texts)
        document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
      await document.fonts.ready
      await Promise.all(document.getAnimations().map(animation => animation.finish()))
      return [...document.querySelectorAll(wanted)].map(element => {
        const style = getComputedStyle(element)
        const name = `${element.tagName.toLowerCase()}.${element.dataset.part ?? element.getAttribute('class') ?? ''}`
        return {
          name,
          style: Object.fromEntries([...style].map(each => [each, style.getPropertyValue(each)])),
        }
      })
    },
    [selector, sheets],
  )
}

/** `button.close: padding-left 0px → 20px`, the properties that changed. */
function differences(before, after) {
  expect(after.length).toBe(before.length)
  expect(before.length).toBeGreaterThan(10)
  return before.flatMap(({ name, style }, index) =>
    Object.keys(style)
      .filter(property => !INHERITED.includes(property) && !MEASURED.test(property))
      // Bootstrap's `[type=button]` says `button`, which is what the `auto` of a button means.
      .filter(property => property !== 'appearance' || !name.startsWith('button.'))
      // The page is as high as what is in it.
      .filter(property => property !== 'height' || !/^(html|body)\./.test(name))
      .filter(property => style[property] !== after[index].style[property])
      .map(property => `${name}: ${property} ${style[property]} → ${after[index].style[property]}`),
  )
}

/** What the browser measures rather than takes from a rule: it moves with the host's own elements above. */
const MEASURED =
  /^(--radix-.*|perspective-origin|transform-origin|(inset-)?(block|inline)(-size|-start|-end)|top|bottom|left|right)$/
