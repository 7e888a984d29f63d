'use client'
import { joinClass } from '../part/withClass'
import * as css from './ChatLink.css'
import * as Headless from './ChatLinkFrame.headless'

/** The chat itself, as the dialog shows it. */
export function ChatLinkFrame(props: Headless.ChatLinkFrameProps) {
  return (
    <Headless.ChatLinkFrame
      {...props}
      className={joinClass(css.chat, props.className)}
      frameClassName={joinClass(css.frame, props.frameClassName)}
      messageClassName={joinClass(css.message, props.messageClassName)}
    />
  )
}
