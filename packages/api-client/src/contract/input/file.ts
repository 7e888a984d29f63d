import * as z from 'zod/mini'
import { fileRemove, fileUpload } from '../file'
import { type Call, call } from './call'
import { idOnly } from './wire'

/** What a file is for. The call that refers to the file accepts only files of its own purpose. */
export const filePurpose = z.enum(
  ['licence', 'transfer_slip', 'return', 'ticket', 'receipt', 'feedback'],
  '请说明文件的用途',
)
export type FilePurpose = z.output<typeof filePurpose>

export const fileUploadInput = z.object({ purpose: filePurpose })

export const calls: readonly Call[] = [
  call(fileUpload, {
    payload: fileUploadInput,
    summary: 'Stores a picture or a PDF of at most 10 MB for a later call, which refers to it by its id.',
  }),
  call(fileRemove, { payload: idOnly, summary: 'Removes a file that nothing refers to.' }),
]
