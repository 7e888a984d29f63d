import type { UploadFile } from '@yaoji/api-client/upload'
import sharp, { type Sharp } from 'sharp'

/** A small picture in one colour, to be encoded. */
export function picture(width = 32, height = 24): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#d6be78' } })
}

/** A file of each accepted type. */
export const JPEG = await picture().jpeg().toBuffer()
export const PNG = await picture().png().toBuffer()
export const WEBP = await picture().webp().toBuffer()
export const PDF = pdfOf()

/** Objects of a PDF by number, in its syntax: the catalog is 1. */
export type PdfObjects = Readonly<Record<number, string>>

/** A PDF with one empty page. `objects` are added to its own or replace them; `catalog` has further entries. */
export function pdfOf(objects: PdfObjects = {}, catalog = ''): Buffer {
  const all: PdfObjects = {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ...objects,
  }
  let text = '%PDF-1.7\n'
  const offsets: string[] = []
  for (const [number, object] of Object.entries(all)) {
    offsets.push(`${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`)
    text += `${number} 0 obj\n${object}\nendobj\n`
  }
  const size = Math.max(...Object.keys(all).map(Number)) + 1
  const trailer = `trailer\n<< /Root 1 0 R /Size ${size} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 1\n0000000000 65535 f \n${offsets.join('')}${trailer}`, 'latin1')
}

/** A content under a name, as a browser's file input has it. */
export function namedFile(content: Buffer, name: string): UploadFile {
  return new File([new Uint8Array(content)], name)
}

/** A body with one field for each pair, then the files, and its content type. */
export async function multipartBody(
  pairs: readonly (readonly [name: string, value: string])[],
  files: readonly UploadFile[],
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  for (const file of files) form.append('file', file, file.name)
  const packed = new Response(form)
  return {
    body: Buffer.from(await packed.arrayBuffer()),
    headers: { 'content-type': packed.headers.get('content-type') ?? '', 'x-requested-with': 'test' },
  }
}
