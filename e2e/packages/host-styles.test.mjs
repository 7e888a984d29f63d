import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveFolder } from '../../scripts/launch/static-server.mjs'
import { tool } from '../../scripts/launch/tool.mjs'
import { LAUNCH } from './install/browser.mjs'
import { callerFolder, copyApp, installed, SOURCES } from './install/folders.mjs'
import { run, SUCCESS } from './install/run.mjs'

/*
 * The stylesheet of ui in a page with other styles: neither stylesheet changes the computed styles of the other's
 * elements, in both loading orders.
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
 * Properties that the test ignores: those that an application sets once for the whole page and all elements inherit,
 * and the colour scheme, which the theme sets for the whole page.
 */
const IGNORED_PROPERTIES = [
  'tab-size',
  '-webkit-tap-highlight-color',
  'text-size-adjust',
  '-webkit-text-size-adjust',
  'color-scheme',
]

/** Computed styles of our components without other stylesheets. */
let stylesAlone
let browser
let page
let server

beforeAll(async () => {
  const app = copyApp('react-19', 'host-styles')
  expect(await run(tool('vite', 'build'), app)).toMatchObject(SUCCESS)
  server = await serveFolder(join(app, 'dist'))
  browser = await chromium.launch(LAUNCH)
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${server.url}/`)
  await page.getByRole('dialog', { name: '温馨提示' }).waitFor()
  stylesAlone = await stylesOf(OURS, [ours])
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

describe.each(Object.entries(HOSTS))('beside %s', (_name, host) => {
  test.each([
    ['before', [host, ours]],
    ['after', [ours, host]],
  ])(
    '[LB-01 3] with the host’s styles %s ours, components have the same styles as alone',
    async (_order, sheets) => {
      expect(differences(stylesAlone, await stylesOf(OURS, sheets))).toEqual([])
    },
  )

  test.each([
    ['before', [host, ours]],
    ['after', [ours, host]],
  ])(
    '[LB-01 3] with the host’s styles %s ours, the host’s elements have the same styles as alone',
    async (_order, sheets) => {
      expect(differences(await stylesOf(HOST, [host]), await stylesOf(HOST, sheets))).toEqual([])
    },
  )

  test('[LB-01 3] in a layer, our styles change no element of the host', async () => {
    expect(differences(await stylesOf(HOST, [host]), await stylesOf(HOST, [layered, host]))).toEqual([])
  })
})

/** Excludes the shapes inside icons, which have no box, and visually hidden elements. */
const OURS = ['#ours *', '[role="dialog"]', '[role="dialog"] *']
  .map(each => `${each}:not(svg *, [style*="clip-path"])`)
  .join()
const HOST = 'html, body, #host, #host *'

/** Computed styles of a selector's elements, with only these stylesheets, in this order. */
async function stylesOf(selector, sheets) {
  return page.evaluate(
    async ([wanted, texts]) => {
      for (const old of document.querySelectorAll('style, link[rel="stylesheet"]')) old.remove()
      for (const text of texts)
        document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
      await document.fonts.ready
      // What measures its room, such as the menu, does so again after the next layout.
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
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
      .filter(property => !IGNORED_PROPERTIES.includes(property) && !LAYOUT_PROPERTIES.test(property))
      // Bootstrap sets `button` for `[type=button]`, which is the same as `auto` of a button.
      .filter(property => property !== 'appearance' || !name.startsWith('button.'))
      // The height of the page depends on its content.
      .filter(property => property !== 'height' || !/^(html|body)\./.test(name))
      .filter(property => style[property] !== after[index].style[property])
      .map(property => `${name}: ${property} ${style[property]} → ${after[index].style[property]}`),
  )
}

/** Properties that the browser computes from the layout. They depend on the host's elements above. */
const LAYOUT_PROPERTIES =
  /^(--radix-.*|perspective-origin|transform-origin|(inset-)?(block|inline)(-size|-start|-end)|top|bottom|left|right)$/
