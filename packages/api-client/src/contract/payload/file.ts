import * as z from 'zod/mini'

/** What a file is for. The call that refers to the file accepts only files of its own purpose. */
export const filePurpose = z.enum(
  ['licence', 'transfer_slip', 'return', 'ticket', 'receipt', 'feedback'],
  '请说明文件的用途',
)

export type FilePurpose = z.output<typeof filePurpose>

export const fileUploadInput = z.object({ purpose: filePurpose })
