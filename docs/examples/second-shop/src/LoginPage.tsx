import { authLoginInput } from '@yaoji/api-client/contract/input/user'
import { useForm } from '@yaoji/hooks'
import { useLogin, useSession } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { PageHeading } from '@yaoji/ui/page-heading'
import { TextField } from '@yaoji/ui/text-field'
import { Navigate } from 'react-router-dom'
import { paths } from './routes'

export function LoginPage() {
  const { user } = useSession()
  const { mutateAsync: login } = useLogin()
  const form = useForm(authLoginInput, { onSubmit: async input => void (await login(input)) })
  if (user) return <Navigate to={paths.list} />
  return (
    <>
      <PageHeading title="Log in" />
      <Form form={form} label="Log in" submit="Log in" narrow>
        <TextField {...form.field('account')} label="Phone or user name" autoComplete="username" />
        <TextField
          {...form.field('password')}
          label="Password"
          type="password"
          autoComplete="current-password"
        />
      </Form>
    </>
  )
}
