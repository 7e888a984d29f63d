import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { DOCUMENTS, type DocumentType } from '@yaoji/domain'
import { asc, eq } from 'drizzle-orm'
import { files } from '../src/modules/file/tables'
import { licenceDocuments } from '../src/modules/licence/tables'
import type { Ports } from '../src/ports/ports'
import type { Context } from '../src/wire/context'
import { drawSpecimenDocument } from './pictures/specimen-document'

/** What filing the documents needs. */
export interface DocumentContext extends Context {
  readonly ports: Pick<Ports, 'storage'>
}

/**
 * Files specimen pictures for the documents of the demonstration that have none: one drawing of each type, for every
 * buyer. It runs after the start, as the reports do. Returns how many documents got one.
 */
export async function fileDemoDocuments({ db, now, ports: { storage } }: DocumentContext): Promise<number> {
  const rows = await db
    .select()
    .from(licenceDocuments)
    .where(eq(licenceDocuments.file_ids, []))
    .orderBy(asc(licenceDocuments.id))
  if (rows.length === 0) return 0
  const pictures = await drawPictures(new Set(rows.map(({ type }) => type)))
  for (const { id, user_id, type } of rows) {
    const content = pictures.get(type)
    if (!content) continue
    const ids: number[] = []
    const { name, least_files: sides } = DOCUMENTS[type]
    // An identity card has two sides.
    for (let side = 1; side <= sides; side += 1) {
      const uuid = randomUUID()
      const key = `${uuid.slice(0, 2)}/${uuid}`
      await storage.put(key, Readable.from([content], { objectMode: false }), content.length)
      const [file] = await db
        .insert(files)
        .values({
          ...{ user_id, key, purpose: 'licence', type: 'image/jpeg', size: content.length },
          name: `${name}样本${sides > 1 ? ` ${side}` : ''}.jpg`,
          sha256: createHash('sha256').update(content).digest('hex'),
          created_at: now,
          used_at: now,
        })
        .returning({ id: files.id })
      if (file) ids.push(file.id)
    }
    await db.update(licenceDocuments).set({ file_ids: ids }).where(eq(licenceDocuments.id, id))
  }
  return rows.length
}

async function drawPictures(types: ReadonlySet<DocumentType>): Promise<Map<DocumentType, Buffer>> {
  const pictures = new Map<DocumentType, Buffer>()
  for (const type of types) pictures.set(type, await drawSpecimenDocument(DOCUMENTS[type].name))
  return pictures
}
