import type { FileType } from '@yaoji/domain'

/** First bytes of the accepted types, in hex; `.` is any digit. */
const SIGNATURES: Readonly<Record<FileType, RegExp>> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  // RIFF, the size in four bytes, WEBP.
  'image/webp': /^52494646.{8}57454250/,
  // %PDF-
  'application/pdf': /^255044462d/,
}

/** Number of bytes that decide about a type. */
export const SIGNATURE_BYTES = 12

/** The type of a content by its first bytes; null for a type that is not accepted. The name is not looked at. */
export function typeOf(head: Buffer): FileType | null {
  const hex = head.subarray(0, SIGNATURE_BYTES).toString('hex')
  const found = Object.entries(SIGNATURES).find(([, signature]) => signature.test(hex))
  // The table has the accepted types as its names.
  return found ? (found[0] as FileType) : null
}
