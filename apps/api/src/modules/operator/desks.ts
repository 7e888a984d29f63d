import { addressDesk } from './address-desk'
import { contractDesk } from './contract-desk'
import type { Desk } from './desk'
import { documentDesk } from './document-desk'
import { feedbackDesk } from './feedback-desk'
import { goodsDesk } from './goods-desk'
import { invoiceDesk } from './invoice-desk'
import { keyDesk } from './key-desk'
import { mailDesk } from './mail-desk'
import { orderDesk } from './order-desk'
import { parcelDesk } from './parcel-desk'
import { permissionDesk } from './permission-desk'
import { profileDesk } from './profile-desk'
import { receiptDesk } from './receipt-desk'
import { redemptionDesk } from './redemption-desk'
import { refundDesk } from './refund-desk'
import { registrationDesk } from './registration-desk'
import { reportDesk } from './report-desk'
import { returnDesk } from './return-desk'
import { settingDesk } from './setting-desk'
import { storeDesk } from './store-desk'
import { ticketDesk } from './ticket-desk'
import { transferDesk } from './transfer-desk'
import { wantedDesk } from './wanted-desk'
import { warehouseDesk } from './warehouse-desk'

/** Everything that waits for the operator, in the order of the command's help. */
export const DESKS: readonly Desk[] = [
  // Who the buyer is.
  registrationDesk,
  documentDesk,
  addressDesk,
  permissionDesk,
  storeDesk,
  contractDesk,
  // From the payment to the parcel.
  transferDesk,
  orderDesk,
  parcelDesk,
  receiptDesk,
  redemptionDesk,
  // After the parcel.
  returnDesk,
  refundDesk,
  ticketDesk,
  reportDesk,
  profileDesk,
  invoiceDesk,
  mailDesk,
  // What buyers ask.
  goodsDesk,
  wantedDesk,
  feedbackDesk,
  // Who acts for the shop, and by which rules.
  keyDesk,
  warehouseDesk,
  settingDesk,
]
