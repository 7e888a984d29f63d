import type { FastifyReply } from 'fastify'
import type { StoragePort } from '../../ports/storage'
import { notFound } from '../../wire/refusal'
import type { FileRow } from './claim'
import { withEnding } from './display-name'

/**
 * Answers with the content of a file. The browser shows it under its name, which ends as its type does, as this type only, and keeps it for
 * nobody else. Throws a 404 when there is no file or no content.
 */
export async function sendFile(
  reply: FastifyReply,
  storage: StoragePort,
  file: Pick<FileRow, 'key' | 'name' | 'type' | 'size'> | null,
): Promise<FastifyReply> {
  const content = file && (await storage.get(file.key))
  if (!content) throw notFound('文件')
  return reply.headers(fileHeaders(file)).send(content)
}

/** The headers of a content that the browser shows under a name, and keeps for nobody else. */
export function fileHeaders({ name, type, size }: Pick<FileRow, 'name' | 'type' | 'size'>) {
  return {
    'Content-Type': type,
    'Content-Length': size,
    'Content-Disposition': `inline; filename*=UTF-8''${encodeName(withEnding(name, type))}`,
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** The headers of a content of unknown size that the browser saves under a name, and keeps for nobody else. */
export function downloadHeaders({ name, type }: { readonly name: string; readonly type: string }) {
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(name)}`,
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Percent-encodes a name for a header (RFC 8187), which allows fewer characters than an address. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, letter => `%${letter.charCodeAt(0).toString(16)}`)
}
