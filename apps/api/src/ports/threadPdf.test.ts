import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { build } from 'esbuild'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { PACKAGE_FOLDER } from '../package-folder'
import type { InvoiceContent } from '../pdf/content'
import { threadPdf } from './threadPdf'

/** Below the package, whose dependencies stay outside the bundle. */
const FOLDER = path.join(PACKAGE_FOLDER, '.cache/pdf')
const FILE = path.join(FOLDER, 'draw.mjs')

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  await build({
    entryPoints: [path.join(PACKAGE_FOLDER, 'src/pdf/draw.ts')],
    outfile: FILE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@yaoji/source'],
    external: ['pdfkit', '@embedpdf/fonts-sc'],
  })
})

function openThread(options?: Parameters<typeof threadPdf>[1], file = FILE) {
  const thread = threadPdf(file, options)
  onTestFinished(() => thread.close())
  return thread
}

const invoiceOf = (number: string): InvoiceContent => ({
  kind: 'invoice',
  type: 'digital',
  number,
  issued_on: '2026-11-20',
  seller: [['名称', '药集医药']],
  profile: null,
  lines: [],
  amount: 2_000,
  tax_amount: 230,
  red_of: '',
  reason: '',
  specimen: false,
})

test('[RT-32] the service does other things while PDFs are drawn', async () => {
  const thread = openThread()
  await thread.draw(invoiceOf('0'))
  const before = performance.eventLoopUtilization()
  const drawn = await Promise.all(Array.from({ length: 8 }, (_, at) => thread.draw(invoiceOf(String(at)))))
  const { utilization } = performance.eventLoopUtilization(before)
  for (const bytes of drawn) expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-')
  // Drawing in this thread would leave nothing of it.
  expect(utilization).toBeLessThan(0.5)
})

test('[RT-32] a PDF that would wait too long is refused at once, and the others are drawn', async () => {
  const thread = openThread({ maxWaiting: 2 })
  const asked = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => thread.draw(invoiceOf(String(at)))),
  )
  const drawn = asked.filter(({ status }) => status === 'fulfilled')
  expect([2, 3]).toContain(drawn.length)
  expect(await thread.draw(invoiceOf('again'))).toHaveProperty('length')
})

test('a thread that cannot start refuses, and the service goes on', async () => {
  const thread = openThread({ drawMs: 200 }, path.join(FOLDER, 'missing.mjs'))
  await expect(thread.draw(invoiceOf('1'))).rejects.toThrow()
})
