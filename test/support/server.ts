import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const PACKED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/** What is answered to one path in place of the file. */
export interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
  /** How long it may be kept; not at all unless it is said. */
  readonly cache?: string;
}

/** A slow line, shared by all requests. */
export interface Line {
  readonly bytesPerSecond: number;
  /** Milliseconds until an answer begins. */
  readonly latency: number;
}

/** A name that only the test browser knows; it stands for this machine. */
export const PLAIN_HOST = 'asylum.test';

/** A plain static host, as GitHub Pages is: no fallback but 404.html, with status 404 unless it is told otherwise. */
export class Host {
  /** Every path asked for, in order. */
  readonly asked: string[] = [];
  #server: Server | undefined;
  #port = 0;
  #folder: string;
  #line: Line | null = null;
  #lineFree = 0;
  readonly #instead = new Map<string, Answer>();
  /** What it says of a path that it does not have; 200 is a host that takes every address for the page's. */
  unknown: 404 | 200 = 404;
  readonly base: string;

  constructor(folder: string, base: string) {
    this.#folder = folder;
    this.base = base;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The same host as a phone on the local network sees it: plain http, under a name that is no exception to that. */
  get plain(): string {
    return `http://${PLAIN_HOST}:${this.#port}`;
  }

  /** The address of the app's first page. */
  get url(): string {
    return this.origin + this.base;
  }

  /** Begins to answer, after a stop on the same port as before. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen(this.#port, '127.0.0.1', done);
    });
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** The network is gone: connections are cut and none is taken. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  }

  /** Serves another folder from now on: a new version is published. */
  publish(folder: string): void {
    this.#folder = folder;
  }

  /** Answers a path (below the base) with something else than its file; null takes that back. */
  answer(path: string, answer: Answer | null): void {
    if (answer) this.#instead.set(path, answer);
    else this.#instead.delete(path);
  }

  /** Makes the line slow, for pages and workers alike; null makes it fast again. */
  throttle(line: Line | null): void {
    this.#line = line;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.origin);
    this.asked.push(pathname);
    const path = pathname.startsWith(this.base) ? decoded(pathname.slice(this.base.length)) : null;
    const instead = path === null ? undefined : this.#instead.get(path);
    if (instead) {
      const headers = {
        'content-type': instead.type ?? 'text/plain',
        'cache-control': instead.cache ?? 'no-cache',
      };
      await this.#send(response, instead.status ?? 200, headers, Buffer.from(instead.body ?? ''));
      return;
    }
    const file = path === null ? null : this.#file(path);
    const shown = file ?? join(this.#folder, '404.html');
    const kind = extname(shown);
    const gzip = PACKED.has(kind) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const body = readFileSync(shown);
    const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
    const headers = {
      etag,
      'content-type': TYPES[kind] ?? 'application/octet-stream',
      // As public/_headers asks of a host.
      'cache-control': path?.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(gzip && { 'content-encoding': 'gzip' }),
    };
    if (file && request.headers['if-none-match'] === etag) {
      await this.#send(response, 304, { etag, 'cache-control': headers['cache-control'] }, Buffer.alloc(0));
      return;
    }
    await this.#send(response, file ? 200 : this.unknown, headers, gzip ? gzipSync(body) : body);
  }

  #file(path: string): string | null {
    const file = join(this.#folder, normalize(`/${path || 'index.html'}`));
    return existsSync(file) && statSync(file).isFile() ? file : null;
  }

  async #send(response: ServerResponse, status: number, headers: Record<string, string>, body: Buffer) {
    const line = this.#line;
    if (line) await sleep(line.latency);
    response.writeHead(status, status === 304 ? headers : { ...headers, 'content-length': body.length });
    if (!line) {
      response.end(body);
      return;
    }
    const PIECE = 4096;
    for (let at = 0; at < body.length && !response.destroyed; at += PIECE) {
      const piece = body.subarray(at, at + PIECE);
      this.#lineFree =
        Math.max(this.#lineFree, performance.now()) + (piece.length / line.bytesPerSecond) * 1000;
      await sleep(this.#lineFree - performance.now());
      response.write(piece);
    }
    response.end();
  }
}

/** Serves `folder` under `base` on a free port. */
export async function serve(folder: string, base = '/rip/'): Promise<Host> {
  const host = new Host(folder, base);
  await host.start();
  return host;
}

/** A path as it was meant; one that cannot be read is that of no file. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
