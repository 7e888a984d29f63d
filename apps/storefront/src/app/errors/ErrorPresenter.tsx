import { useAlert, useConfirm } from '@yaoji/ui/confirm'
import { useToast } from '@yaoji/ui/toast'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorChannel } from '../../core/errors/errorChannel'
import type { Presentation } from '../../core/errors/presentationOf'
import { removeLoginMark } from '../../core/session/loginMark'
import { loginHref, returnState } from '../../core/session/returnTo'
import { href } from '../../routes'
import { useLostSession } from './useLostSession'

/** Shows the errors of the error channel: a failed call becomes a dialog, a toast or a redirect here. */
export function ErrorPresenter() {
  const alert = useAlert()
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const location = useLocation()
  const login = useLostSession(() => {
    removeLoginMark()
    navigate(loginHref(location), { replace: location.pathname === href('login') })
  })

  const show = {
    login,
    async locked(presentation: Presentation & { message: string }) {
      await alert({ text: presentation.message, buttonText: '去签订合同' })
      // Back leads to the page before the refused one, which would only lead here again.
      navigate(href('locked'), { replace: true, state: returnState(location) })
    },
    alert: (presentation: Presentation & { message: string }) => void alert({ text: presentation.message }),
    async refresh(presentation: Presentation & { message: string }) {
      const again = await confirm({ text: presentation.message, confirmText: '刷新', cancelText: '关闭' })
      if (again) window.location.reload()
    },
    toast: (presentation: Presentation & { message: string }) =>
      toast({ text: presentation.message, tone: 'warning' }),
  }
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  // biome-ignore format: one line for each presentation
  useEffect(() => errorChannel.receive(presentation => {
    if (presentation.as === 'login') latest.current.login()
    else void latest.current[presentation.as](presentation)
  }), [])
  return null
}
