import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

/** A file as `setInputFiles` takes it. */
export interface TestFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const WIDTH = 96
const HEIGHT = 64

/** A picture in one colour. */
export function pngFile(name: string, [red, green, blue] = [214, 190, 120]): TestFile {
  const row = Buffer.from([0, ...Array.from({ length: WIDTH }, () => [red, green, blue]).flat()])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // 8 bits for each colour, red, green and blue.
  header.set([8, 2], 8)
  const rows = deflateSync(Buffer.concat(Array.from({ length: HEIGHT }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

/** A document with one empty page. */
export function pdfFile(name: string): TestFile {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  const text = `%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 4 >>\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

/** Writes a document with one empty page, for the operator's command. Returns its path. */
export async function writePdf(path: string): Promise<string> {
  await writeFile(path, pdfFile(basename(path)).buffer)
  return path
}

/** A text, which no page accepts as a document. */
export function textFile(name: string): TestFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from('药品经营许可证') }
}

const CENTRAL_HEADER_BYTES = 46
const LOCAL_HEADER_BYTES = 30
/** Of the record at the end of a zip without a comment. */
const END_BYTES = 22

/** The files of a zip by name; it reads those that are not compressed. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.length - END_BYTES
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameEnd = at + CENTRAL_HEADER_BYTES + zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + CENTRAL_HEADER_BYTES, nameEnd)
    if (zip.readUInt16LE(at + 10) !== 0)
      throw new Error(`e2e: ${name} is compressed, which readZip does not read.`)
    const local = zip.readUInt32LE(at + 42)
    const begin = local + LOCAL_HEADER_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(name, zip.subarray(begin, begin + zip.readUInt32LE(at + 20)))
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
