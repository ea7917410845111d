/** Handles requests: client files without a token, endpoints with the required token or code. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { safeParse } from 'valibot';
import { ContentError } from '../../core/problems/problem.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { Requests } from '../shared/protocol.ts';
import { type AuthContext, hasCredential, parseUrl, requestRefusal } from './auth.ts';
import type { ClientFiles } from './clientFiles.ts';
import { editorText, formatProblems, type TitleOf } from './editorText.ts';
import { ENDPOINTS, isEndpoint } from './endpoints.ts';
import type { ApiCall, Handlers } from './handlers.ts';
import { BadRequestError, readJson, securityHeaders, sendJson } from './http.ts';

/**
 * @param files of the client, which contain no data of the site
 * @param withoutPaths replaces upload paths in a message by file names
 */
export function createRequestHandler(
  files: ClientFiles,
  handlers: Handlers,
  withoutPaths: (message: string) => string,
  titleOf: TitleOf,
): (request: IncomingMessage, response: ServerResponse, auth: AuthContext) => Promise<void> {
  async function callEndpoint<Name extends keyof Requests>(
    name: Name,
    url: URL,
    call: ApiCall,
  ): Promise<void> {
    const { source, schema } = ENDPOINTS[name];
    const input: unknown =
      source === 'body' ? await readJson(call.request) : Object.fromEntries(url.searchParams);
    const { success, output } = safeParse(schema, input, { abortEarly: true });
    if (!success) throw new BadRequestError('The request is not one that this version of the editor sends.');
    const result = await handlers[name](output, call);
    if (result !== undefined) sendJson(call.response, 200, result);
  }

  return async (request, response, auth) => {
    for (const [name, value] of Object.entries(securityHeaders(auth.preview)))
      response.setHeader(name, value);
    const refuse = (status: number, text: string) =>
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${text}\n`);
    const refusal = requestRefusal(request, auth.names);
    if (refusal !== undefined) return void refuse(refusal, 'No.');
    const url = parseUrl(request);
    if (!url) return void refuse(400, 'No.');
    const name = `${request.method} ${url.pathname}`;
    if (!isEndpoint(name)) {
      const file = files.get(url.pathname);
      const hasOtherMethod = file || [`GET ${url.pathname}`, `POST ${url.pathname}`].some(isEndpoint);
      if (!file || request.method === 'POST')
        return void (hasOtherMethod ? refuse(405, 'No.') : refuse(404, 'There is nothing here.'));
      response.writeHead(200, { 'Content-Type': `${file.type}; charset=utf-8` }).end(file.body);
      return;
    }
    const { access } = ENDPOINTS[name];
    if (!hasCredential(request, access, auth)) return void refuse(403, 'No.');
    try {
      if (access === 'owner' && !auth.isOwner)
        throw new UsageError('This can be done on the computer of the editor only.');
      await callEndpoint(name, url, { auth, request, response });
    } catch (error) {
      if (error instanceof UsageError)
        return sendJson(response, 422, { message: editorText(withoutPaths(error.message), titleOf) });
      if (error instanceof ContentError)
        return sendJson(response, 422, { message: formatProblems(error.problems, titleOf) });
      if (error instanceof BadRequestError) return sendJson(response, 400, { message: error.message });
      if (response.headersSent || response.destroyed) throw error;
      console.error(error);
      sendJson(response, 500, { message: 'The editor failed. The terminal shows why.' });
    }
  };
}
