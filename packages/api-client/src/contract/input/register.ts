import {
  registerAccountInput,
  registerDocumentInput,
  registerDocumentRemoveInput,
  registerEnterpriseInput,
  registerScopesInput,
} from '../payload/register'
import {
  registerAccount,
  registerDocument,
  registerDocumentRemove,
  registerDraft,
  registerEnterprise,
  registerScopes,
  registerSubmit,
  registerWechat,
  registerWithdraw,
} from '../register'
import { type Call, call } from './call'
import { noInput } from './wire'

export * from '../payload/register'

export const calls: readonly Call[] = [
  call(registerAccount, {
    payload: registerAccountInput,
    summary:
      'Makes an account for a mobile number that its code proves, and logs it in; for a number with an account, only says so.',
  }),
  call(registerWechat, {
    payload: registerAccountInput,
    summary:
      'Makes an account for a mobile number that its code proves, with the WeChat account that confirmed in this session.',
  }),
  call(registerDraft, {
    payload: noInput,
    summary: 'Returns the buyer’s registration: the open step and everything that was entered.',
  }),
  call(registerEnterprise, {
    payload: registerEnterpriseInput,
    summary: 'Saves the enterprise and its invoice profile, step 2 of the registration.',
  }),
  call(registerDocument, {
    payload: registerDocumentInput,
    summary: 'Saves one document of step 3 in place of the one of its type.',
  }),
  call(registerDocumentRemove, {
    payload: registerDocumentRemoveInput,
    summary: 'Removes the document of this type from the registration.',
  }),
  call(registerScopes, {
    payload: registerScopesInput,
    summary: 'Saves the business scopes, chosen from those of the catalogue.',
  }),
  call(registerSubmit, {
    payload: noInput,
    summary: 'Submits the registration for review; refuses with a message for each part that is missing.',
  }),
  call(registerWithdraw, {
    payload: noInput,
    summary: 'Withdraws a registration that waits for its review, so that it can be changed.',
  }),
]
