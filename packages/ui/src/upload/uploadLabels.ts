import type { UploadItem } from './uploadItem'

/** The texts of the component; `labels` replaces them. */
export const uploadLabels = {
  /** The button that opens the browser's file dialog. */
  choose: '选择文件',
  /** Beside the button: the other ways. Not shown on touch screens. */
  drop: '或拖到这里、按 Ctrl+V 粘贴',
  /** While files are dragged over the field. */
  release: '松开即可上传',
  /** How many files there are of those allowed. */
  count: (count: number, max: number) => `${count} / ${max} 个`,
  /** In place of the button and the other ways, when there are as many files as allowed. */
  full: (max: number) => `最多 ${max} 个文件，删除后可以再传`,
  /** Name of the list of files, for screen readers. */
  list: '已选文件',
  /** The state of a file; `failed` where its `error` is empty. */
  waiting: '等待上传',
  sending: (percent: number) => `上传中 ${percent}%`,
  done: '已上传',
  failed: '上传失败，请重试',
  /** Name of the progress bar of a file, for screen readers. */
  progress: (name: string) => `${name} 上传进度`,
  /** In place of a picture that cannot be shown. */
  picture: '图片',
  /** Name of the thumbnail that opens a picture, and of the link that opens a PDF. */
  view: (name: string) => `查看 ${name}`,
  viewInNewTab: (name: string) => `查看 ${name}，在新标签页打开`,
  /** Buttons of a file; its name is read out after them. */
  retry: '重试',
  remove: '删除',
  /** The link that saves a file; its name is read out after it. */
  download: '下载',
  /** Announced when no file is on its way any more. */
  summary: (done: number, failed: number) =>
    failed > 0 ? `${done} 个文件已上传，${failed} 个没有成功` : `${done} 个文件已上传`,
}

export type UploadWords = typeof uploadLabels

/** The state of a file in words. */
export function stateText(
  { state, progress, error }: UploadItem,
  words: Pick<UploadWords, UploadItem['state']>,
): string {
  if (state === 'sending') return words.sending(percentOf(progress))
  return state === 'failed' ? error || words.failed : words[state]
}

/** A part of 1 in whole percent. */
export function percentOf(part: number): number {
  return Math.round(part * 100)
}

/** The size of a file: `0 B`, `840 KB`, `3.2 MB`. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1) return `${bytes} B`
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
