/**
 * Marks the address of a script of our own as one that a worker may run. The page's Content-Security-Policy allows
 * this one policy ("worker") once, so every worker gets its address here.
 */
export function scriptAddress(path: string): string {
  const address = new URL(path, document.baseURI);
  // What the policy vouches for: a script that came with the app, from the same origin.
  if (address.origin !== location.origin) throw new Error(`not a script of this app: ${address}`);
  // Engines without Trusted Types take the plain text. Those with them take the marked one, which the DOM's types
  // call a string.
  return (policy?.createScriptURL(address.href) as string | undefined) ?? address.href;
}

const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: (href) => href });
