import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { fileInfo } from './entity/file'
import type { idOnly } from './input/wire'
import type { fileUploadInput } from './payload/file'
import { nothing } from './wire'

export { type FileInfo, fileInfo } from './entity/file'

/**
 * Sending the same file again makes a second file. It needs no idempotency key: a file that nothing refers to is
 * removed after a day.
 */
export const fileUpload = endpoint({
  name: 'file.upload',
  method: 'POST',
  path: '/api/file',
  access: 'buyer',
  multipart: true,
  concurrent: true,
  input: payload<typeof fileUploadInput>,
  data: z.object({ file: fileInfo }),
})

export const fileRemove = endpoint({
  name: 'file.remove',
  method: 'DELETE',
  path: '/api/file/{id}',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof idOnly>,
  data: nothing,
})
