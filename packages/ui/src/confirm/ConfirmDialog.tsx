'use client'
import * as button from '../button/Button.css'
import { DialogOverlay } from '../dialog'
import * as dialog from '../dialog/Dialog.css'
import { DialogBody } from '../dialog/headless'
import { Icon } from '../icon'
import * as css from './ConfirmDialog.css'
import * as Headless from './ConfirmDialog.headless'
import type { ConfirmViewProps } from './ConfirmProvider.headless'

/** The question as a small dialog: what is asked, the safe answer, the other one. */
export default function ConfirmDialog(shown: ConfirmViewProps) {
  const { kind, tone } = shown.request
  return (
    <Headless.ConfirmRoot {...shown}>
      <DialogOverlay />
      <Headless.ConfirmContent className={dialog.content}>
        <div className={css.head}>
          <Icon name={kind === 'alert' ? 'info' : 'warning'} className={css.mark} />
          <Headless.ConfirmTitle className={dialog.title} />
        </div>
        <DialogBody className={css.body}>
          <Headless.ConfirmText className={css.text} />
          <Headless.ConfirmDetail className={css.detail} />
        </DialogBody>
        <div className={css.foot}>
          <Headless.ConfirmSafe
            className={button.root}
            data-variant={kind === 'alert' ? 'primary' : 'secondary'}
            data-size="m"
          />
          <Headless.ConfirmYes
            className={button.root}
            data-variant={tone === 'danger' ? 'danger' : 'primary'}
            data-size="m"
          />
        </div>
      </Headless.ConfirmContent>
    </Headless.ConfirmRoot>
  )
}
