import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CommandError, type OperatorService } from './service'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

interface RecordFile {
  readonly id: number
  readonly type: string
}

/** Saves the files of a record in a folder, which is made where there is none, and returns their paths. Names that buyers gave are not used as paths. */
export async function saveFiles(
  service: OperatorService,
  { kind, id, folder }: { kind: string; id: string; folder: string },
): Promise<string[]> {
  const address = ['/operator/desks', kind, id, 'files'].map(encodePart).join('/')
  const { files }: { files: readonly RecordFile[] } = await service.get(address)
  const saved = []
  for (const file of files) {
    const name = `${kind}-${id}-${file.id}.${EXTENSIONS[file.type] ?? 'bin'}`
    const target = path.resolve(folder, path.basename(name))
    const content = await service.read(`${address}/${file.id}`)
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(target, content)
    } catch (error) {
      throw new CommandError(`${target} cannot be written: ${error instanceof Error ? error.message : error}`)
    }
    saved.push(target)
  }
  return saved
}

const encodePart = (part: string) => (part.startsWith('/') ? part : encodeURIComponent(part))
