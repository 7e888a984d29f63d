import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FileType } from '@yaoji/domain'
import type { PdfProblem } from '../../pdf/check'
import type { Ports } from '../../ports/ports'
import { invalidField, Refusal } from '../../wire/refusal'
import { encodePicture } from './picture'

/** Why a PDF is refused, for the buyer. */
const PDF_MESSAGES: Readonly<Record<PdfProblem, string>> = {
  active: 'PDF 含有脚本、自动操作或附件，不能上传。请另存为普通 PDF，或改用图片',
  encrypted: 'PDF 已加密，无法检查。请解除密码后重新上传，或改用图片',
  unreadable: 'PDF 已损坏或格式不规范，无法检查。请重新导出，或改用图片',
}

/** What is stored. */
export interface SafeContent {
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>
  /** Bytes of it. */
  readonly size: number
}

/**
 * What is stored of a file that was sent: a picture is encoded again, a PDF that only shows pages stays as it is. `file`
 * is its path. Throws a 422 for a file that is refused, and a 503 when it cannot be checked now.
 */
export async function safeContent(
  { pdf }: Pick<Ports, 'pdf'>,
  file: string,
  type: FileType,
): Promise<SafeContent> {
  if (type !== 'application/pdf') {
    const picture = await encodePicture(file, type)
    return { content: [picture], size: picture.length }
  }
  const problem = await pdf.check(file).catch(() => {
    throw new Refusal(503, '文件暂时无法检查，请稍后再试')
  })
  if (problem !== null) throw invalidField('file', PDF_MESSAGES[problem])
  const { size } = await stat(file)
  return { content: createReadStream(file), size }
}
