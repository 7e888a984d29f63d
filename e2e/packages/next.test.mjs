import { join } from 'node:path'
import { expect as expectPage } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { startGroup, stopAll } from '../../scripts/launch/child.mjs'
import { freePort } from '../../scripts/launch/ports.mjs'
import { colourOf, visit } from './install/browser.mjs'
import { callerFolder, copyApp } from './install/folders.mjs'
import { run, SUCCESS } from './install/run.mjs'

const NEXT = [process.execPath, join(callerFolder('react-19'), 'node_modules/next/dist/bin/next')]

test('[LB-01] Next renders the components on the server and hydrates them in the browser', async () => {
  const app = copyApp('react-19', 'next')
  expect(await run([...NEXT, 'build'], app)).toMatchObject(SUCCESS)
  const url = await start(app)
  const page = await (await fetch(url)).text()
  expect(page).toContain('128.00')
  expect(page).toContain('恭喜您抽中 体温计，购物车 0 种')
  expect(page).toContain('color:var(--yaoji-color-accent);padding:8px')
  expect(await visit(url, checkPage)).toEqual([])
})

async function checkPage(page) {
  const price = page.getByTestId('price')
  await expectPage(price).toHaveText('¥12.80/盒')
  expect(await colourOf(price)).toBe('rgb(194, 51, 27)')
  expect(await colourOf(page.getByTestId('accent'))).toBe('rgb(11, 110, 96)')
  await page.getByRole('button', { name: '10 盒' }).click()
  await expectPage(page.getByRole('button', { name: '20 盒' })).toBeVisible()
}

/** Serves a built app until the test ends. Returns its address when it is ready. */
async function start(app) {
  const port = await freePort()
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const server = startGroup([...NEXT, 'start', `--port=${port}`, '--hostname=127.0.0.1'], { cwd: app, env })
  onTestFinished(stopAll)
  await new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', chunk => {
        output += chunk
        if (output.includes('Ready')) resolve()
      })
    server.once('exit', code => reject(new Error(`next start ended with ${code}.\n${output}`)))
  })
  return `http://127.0.0.1:${port}`
}
