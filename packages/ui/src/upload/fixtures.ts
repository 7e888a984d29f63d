import type { UploadItem } from './uploadItem'

/** A picture for stories: a grey sheet with lines. */
const SHEET =
  'data:image/svg+xml;utf8,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="420"><rect width="600" height="420" fill="#f4efe2"/><path d="M60 80h480M60 140h400M60 200h440M60 260h300" stroke="#8a7c5c" stroke-width="12"/><circle cx="480" cy="320" r="60" fill="none" stroke="#c2331b" stroke-width="8"/></svg>',
  )

/** A file that is on the service; change what the story is about. */
export function uploadForStory(change: Partial<UploadItem> = {}): UploadItem {
  return {
    key: 'a',
    name: '药品经营许可证正本.jpg',
    size: 3_355_443,
    type: 'image/jpeg',
    state: 'done',
    progress: 1,
    error: '',
    canRetry: false,
    preview: SHEET,
    ...change,
  }
}
