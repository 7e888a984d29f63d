import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { build } from 'esbuild'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { pdfOf } from '../../tests/files'
import { PACKAGE_FOLDER } from '../package-folder'
import type { InvoiceContent } from '../pdf/content'
import { threadPdf } from './thread-pdf'

/** Below the package, whose dependencies stay outside the bundle. */
const FOLDER = path.join(PACKAGE_FOLDER, '.cache/pdf')
const FILES = { draw: path.join(FOLDER, 'draw.mjs'), check: path.join(FOLDER, 'check.mjs') }

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  await build({
    entryPoints: ['draw', 'check'].map(name => path.join(PACKAGE_FOLDER, `src/pdf/${name}.ts`)),
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@yaoji/source'],
    external: ['pdfkit', '@embedpdf/fonts-sc', '@cantoo/pdf-lib'],
  })
})

function openThread(options?: Parameters<typeof threadPdf>[1], files = FILES) {
  const thread = threadPdf(files, options)
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

test('[SV-01] what is refused is refused once, also after its time: nothing is left that ends the process', async () => {
  const thread = openThread(
    { maxWaiting: 1, drawMs: 100 },
    { ...FILES, draw: path.join(FOLDER, 'missing.mjs') },
  )
  const unhandled: unknown[] = []
  const note = (error: unknown) => void unhandled.push(error)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const asked = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => thread.draw(invoiceOf(String(at)))),
  )
  expect(asked.map(({ status }) => status)).not.toContain('fulfilled')
  // This one ends by its time, after those of the others.
  await expect(thread.draw(invoiceOf('last'))).rejects.toThrow()
  expect(unhandled).toEqual([])
})

test('a thread that cannot start refuses, and the service goes on', async () => {
  const thread = openThread({ drawMs: 200 }, { ...FILES, draw: path.join(FOLDER, 'missing.mjs') })
  await expect(thread.draw(invoiceOf('1'))).rejects.toThrow()
})

/** A PDF in a file of its own. */
async function fileWith(content: Buffer): Promise<string> {
  const file = path.join(FOLDER, randomUUID())
  await writeFile(file, content)
  onTestFinished(() => rm(file))
  return file
}

test('[SV-01] the service does other things while a PDF is checked, and one that takes too long cannot be read', async () => {
  const thread = openThread({ checkMs: 3_000 })
  const file = await fileWith(pdfOf())
  expect(await thread.check(file)).toBe(null)
  // Where the parser expects an object, each digit could begin a number.
  const slow = await fileWith(Buffer.concat([pdfOf(), Buffer.alloc(5_000_000, '1')]))
  const before = performance.eventLoopUtilization()
  expect(await thread.check(slow)).toBe('unreadable')
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  expect(await thread.check(file)).toBe(null)
})

test('[SV-01] a PDF that takes too much memory cannot be read, and the next one is checked', async () => {
  const thread = openThread({ checkMb: 64 })
  const large = await fileWith(pdfOf({ 4: `[${'<</A<</B(x)>>>>'.repeat(300_000)}]` }))
  expect(await thread.check(large)).toBe('unreadable')
  expect(await thread.check(await fileWith(pdfOf()))).toBe(null)
})

test('[SV-01] a PDF that would wait too long for its check is refused at once', async () => {
  const thread = openThread({ maxWaiting: 2 })
  const file = await fileWith(pdfOf())
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => thread.check(file)))
  expect(asked.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(5)
  expect(await thread.check(file)).toBe(null)
})
