import type { MailPort } from './mail'
import type { PagePort } from './pages'
import type { PaymentPort } from './payment'
import type { PdfPort } from './pdf'
import type { PicturePort } from './pictures'
import type { ScannerPort } from './scanner'
import type { SmsPort } from './sms'
import type { StoragePort } from './storage'
import type { WechatPort } from './wechat'

/** What the outside provides. Each port has a default that runs in the service. */
export interface Ports {
  readonly storage: StoragePort
  readonly sms: SmsPort
  readonly mail: MailPort
  readonly payment: PaymentPort
  readonly wechat: WechatPort
  readonly pictures: PicturePort
  readonly pdf: PdfPort
  readonly scanner: ScannerPort
  /** Null where there is no storefront to render. */
  readonly pages: PagePort | null
}
