import { fileRemove, fileUpload } from '../file'
import { fileUploadInput } from '../payload/file'
import { type Call, call } from './call'
import { idOnly } from './wire'

export * from '../payload/file'

export const calls: readonly Call[] = [
  call(fileUpload, {
    payload: fileUploadInput,
    summary: 'Stores a picture or a PDF of at most 10 MB for a later call, which refers to it by its id.',
  }),
  call(fileRemove, { payload: idOnly, summary: 'Removes a file that nothing refers to.' }),
]
