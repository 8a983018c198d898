import type { Problem } from '#platform/basics/domain/problem.ts'
import type { TestProduct } from './test-product.ts'

export type Session = { cookie: string }

/** The editing calls of the API, for a logged-in administrator. An answer is the edited object or a problem. */
export function editCalls(product: TestProduct, session: Session) {
  const call =
    <T>(method: string, path: string) =>
    (body: unknown, ifMatch?: string) =>
      product.send<T & Problem>(method, path, body, {
        ...session,
        ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
      })
  return {
    training: <T>(id: string) => call<T>('PATCH', `/api/admin/trainings/${id}`),
    package: <T>(id: string) => call<T>('PATCH', `/api/admin/packages/${id}`),
    text: <T>() => {
      const post = call<T>('POST', '/api/admin/cms/content')
      return (section: string, key: string, content: unknown, ifMatch?: string) =>
        post({ section, key, contentType: 'text', content }, ifMatch)
    },
  }
}
