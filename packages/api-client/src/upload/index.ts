export {
  createUpload,
  type Upload,
  type UploaderOptions,
  type UploadFile,
  type UploadOptions,
} from './createUpload'
export type { SendOptions, SendUpload, UploadProgress, UploadRequest } from './sendUpload'
