import { readFile } from 'node:fs/promises'
import { PDFDict, PDFName } from '@cantoo/pdf-lib'
import { CheckedParser } from './checked-parser'

/** Why a PDF is not accepted: it can act or has files in it, a password is needed, or it cannot be read whole. */
export type PdfProblem = 'active' | 'encrypted' | 'unreadable'

/** Names that a PDF uses for scripts, programs and files; in a stream of other content they do not occur by chance. */
const HIDDEN =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|GoToR)(?![A-Za-z0-9])/

const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/

const OBJECT_STREAMS = /\/ObjStm(?![A-Za-z0-9])/g

/**
 * What is wrong with a PDF; null for one that only shows pages. `file` is its path. All objects are read, also those
 * that a later part of the file replaces and those in compressed streams. It takes up to seconds of CPU time and much
 * memory for what is made for that: the service does it in a thread of its own.
 */
export default async function check(file: string): Promise<PdfProblem | null> {
  const bytes = await readFile(file)
  const text = bytes
    .toString('latin1')
    .replace(/#([0-9A-Fa-f]{2})/g, (_escape, hex) => String.fromCharCode(parseInt(hex, 16)))
  if (ENCRYPTED.test(text)) return 'encrypted'
  const parser = new CheckedParser(bytes)
  const context = await parser.parseDocument().catch(() => null)
  // Readers find objects by their offsets: one could be inside a stream, a text or a comment.
  const objectStreams = text.match(OBJECT_STREAMS)?.length ?? 0
  const acts = parser.isActive || parser.opensItself || HIDDEN.test(text)
  if (acts || objectStreams > parser.objectStreams) return 'active'
  const catalog = context?.lookup(context.trailerInfo.Root)
  const pages = catalog instanceof PDFDict && catalog.lookup(PDFName.of('Pages'))
  return pages instanceof PDFDict ? null : 'unreadable'
}
