import type { Ports } from '../../ports/ports'
import { invalidField, Refusal } from '../../wire/refusal'

/** Throws a 422 for a file with a virus, and a 503 when it cannot be scanned; both are lines in the log. */
export async function scanFile({ scanner }: Pick<Ports, 'scanner'>, file: string): Promise<void> {
  const result = await scanner.scan(file).catch(() => {
    throw new Refusal(503, '文件暂时无法检查，请稍后再试').as({ event: 'scanner_unavailable' })
  })
  if (result === 'infected')
    throw invalidField('file', '文件含有病毒，不能上传。请检查您的电脑，并换一份文件').as({
      event: 'file_infected',
    })
}
