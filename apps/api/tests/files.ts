import type { UploadFile } from '@yaoji/api-client/upload'

/** The first bytes of each accepted type. */
export const JPEG = bytes('ffd8ffe000104a46494600010100000100010000')
export const PNG = bytes('89504e470d0a1a0a0000000d49484452')
export const WEBP = bytes('52494646aabbccdd5745425056503820')
export const PDF = Buffer.from('%PDF-1.7\n%%EOF')

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

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex')
}
