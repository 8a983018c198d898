import type { paths } from './api-calls.gen.ts'

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The paths that have a call of this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: Lowercase<M> extends keyof paths[P] ? P : never
}[keyof paths]

type Call<M extends Method, P extends PathOf<M>> = paths[P][Lowercase<M> & keyof paths[P]]

/** What a call answers where it was done. */
export type Answer<M extends Method, P extends PathOf<M>> =
  Call<M, P> extends { responses: infer Responses }
    ? Responses[keyof Responses] extends { content: infer Content }
      ? Content[keyof Content]
      : undefined
    : never

/** The values in a call's path. They are texts, whichever of them the server knows. */
type TextsOf<C> = C extends { parameters: { path: infer Values } }
  ? { [Name in keyof Values]: string }
  : undefined

export type PathValues<M extends Method, P extends PathOf<M>> = TextsOf<Call<M, P>>

/** Nobody writes to what is sent. */
type Sent<Body> = Body extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Body extends object
    ? { readonly [Name in keyof Body]: Sent<Body[Name]> }
    : Body

/** What a call is made with: values of its path, search parameters, headers, and what is sent as JSON. */
type CallOptions<C> = (C extends { parameters: infer Parameters }
  ? Omit<Parameters, 'path'>
  : unknown) &
  (TextsOf<C> extends undefined ? unknown : { path: TextsOf<C> }) &
  (C extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { body: Sent<Body> }
    : unknown) & { signal?: AbortSignal; fetch?: Fetch }

/** May be left out where the call needs nothing. */
export type Arguments<M extends Method, P extends PathOf<M>> =
  Record<never, never> extends CallOptions<Call<M, P>>
    ? [options?: CallOptions<Call<M, P>>]
    : [options: CallOptions<Call<M, P>>]
