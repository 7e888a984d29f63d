import { useQueryClient } from '@tanstack/react-query'
import { useAlert, useConfirm } from '@yaoji/ui/confirm'
import { useToast } from '@yaoji/ui/toast'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { href } from '../../routes'
import { removeLoginMark } from '../session/loginMark'
import { loginHref } from '../session/returnTo'
import { courier } from './courier'
import type { Presentation } from './present'

/** Shows what the courier brings: the one place where a failed call becomes a dialog, a message or a way. */
export function ErrorReceiver() {
  const alert = useAlert()
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const location = useLocation()
  const queries = useQueryClient()

  const show = {
    login() {
      removeLoginMark()
      queries.clear()
      navigate(loginHref(location), { replace: location.pathname === href('login') })
    },
    async locked(presentation: Presentation & { message: string }) {
      await alert({ text: presentation.message })
      navigate(href('locked'))
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
  // biome-ignore format: one line a way of showing
  useEffect(() => courier.receive(presentation => {
    if (presentation.as === 'login') latest.current.login()
    else void latest.current[presentation.as](presentation)
  }), [])
  return null
}
