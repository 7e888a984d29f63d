import { vi } from 'vitest'

/** A file that the page saved. */
export interface SavedFile {
  readonly name: string
  /** It as a file of the browser, as far as it is read. */
  readonly file: File
}

/** Collects what the page saves in place of the browser's downloads. */
export function savedFiles(): SavedFile[] {
  const saved: SavedFile[] = []
  let content = new Blob()
  const createObjectURL = vi.fn((blob: Blob) => {
    content = blob
    return 'blob:saved'
  })
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: vi.fn() }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: fileOf(this.download, content) })
  })
  return saved
}

function fileOf(name: string, content: Blob): File {
  const bytes = new Promise<ArrayBuffer>(resolve => {
    const reader = new FileReader()
    // The buffer is one of jsdom, which Node's libraries do not know as one.
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer).slice().buffer)
    reader.readAsArrayBuffer(content)
  })
  return { name, arrayBuffer: () => bytes } as unknown as File
}
