import { focusRight } from '@yaoji/api-client/contract/focus'
import { useKeysBefore, useLoaded } from '@yaoji/hooks'
import { useCall, useChatAddress, useSession } from '@yaoji/hooks/data'
import { ChatLink } from '@yaoji/ui/chat-link'
import { useAlert } from '@yaoji/ui/confirm'
import { QualityInspection } from '@yaoji/ui/quality-inspection'
import { SideNav, SideNavAction } from '@yaoji/ui/side-nav'
import { lazy, Suspense, useState } from 'react'
import * as css from './AppShell.css'

const loadShortcuts = () => import('./onDemand').then(parts => parts.loadShortcuts())
const DrawInvitation = lazy(() => import('./onDemand').then(parts => parts.loadDrawInvitation()))

/**
 * The floating side nav: link images, the prize draw, customer service, quality inspection, back to the top (CH-13,
 * CH-17, CH-18). In the order in which they arrive, so that none moves another: at once, with the session, on demand.
 */
export function FloatingNav() {
  const links = useCall(focusRight, {}).data?.list ?? []
  const { user, service } = useSession()
  const alert = useAlert()
  const keys = useKeysBefore()
  const [shortcuts, setShortcuts] = useState(false)
  // Without a network the page does without them until they are asked for again.
  const Shortcuts = useLoaded({
    load: loadShortcuts,
    wanted: keys.wanted || shortcuts,
    onFail: () => {
      keys.forget()
      setShortcuts(false)
    },
  })
  const requestSrc = useChatAddress()
  return (
    <SideNav links={links} className={css.edge}>
      <SideNavAction className={css.shortcuts} onClick={() => setShortcuts(true)}>
        快捷键
      </SideNavAction>
      <ChatLink
        canChat={user?.is_can_chat === 1}
        qqNumbers={[service?.qq1 ?? '', service?.qq2 ?? '']}
        requestSrc={requestSrc}
      />
      <QualityInspection
        quality_inspection={user?.quality_inspection ?? null}
        onMessage={msg => void alert({ text: msg })}
      />
      {user && (
        <Suspense>
          <DrawInvitation />
        </Suspense>
      )}
      {Shortcuts && <Shortcuts open={shortcuts} onOpenChange={setShortcuts} onReady={keys.replay} />}
    </SideNav>
  )
}
