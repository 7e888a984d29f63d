import type { ActionGroup } from './action-group'
import { addressActions } from './address-actions'
import { contractActions } from './contract-actions'
import { documentActions } from './document-actions'
import { feedbackActions } from './feedback-actions'
import { goodsActions } from './goods-actions'
import { invoiceActions } from './invoice-actions'
import { keyActions } from './key-actions'
import { mailActions } from './mail-actions'
import { orderActions } from './order-actions'
import { parcelActions } from './parcel-actions'
import { permissionActions } from './permission-actions'
import { profileActions } from './profile-actions'
import { receiptActions } from './receipt-actions'
import { redemptionActions } from './redemption-actions'
import { refundActions } from './refund-actions'
import { registrationActions } from './registration-actions'
import { reportActions } from './report-actions'
import { returnActions } from './return-actions'
import { settingActions } from './setting-actions'
import { storeActions } from './store-actions'
import { ticketActions } from './ticket-actions'
import { transferActions } from './transfer-actions'
import { wantedActions } from './wanted-actions'
import { warehouseActions } from './warehouse-actions'

/** Everything that waits for the operator, in the order of the command's help. */
export const ACTION_GROUPS: readonly ActionGroup[] = [
  // Who the buyer is.
  registrationActions,
  documentActions,
  addressActions,
  permissionActions,
  storeActions,
  contractActions,
  // From the payment to the parcel.
  transferActions,
  orderActions,
  parcelActions,
  receiptActions,
  redemptionActions,
  // After the parcel.
  returnActions,
  refundActions,
  ticketActions,
  reportActions,
  profileActions,
  invoiceActions,
  mailActions,
  // What buyers ask.
  goodsActions,
  wantedActions,
  feedbackActions,
  // Who acts for the shop, and by which rules.
  keyActions,
  warehouseActions,
  settingActions,
]
