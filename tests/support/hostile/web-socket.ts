import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A frame of a WebSocket as clients send it (RFC 6455, section 5.2), masked by zeros; 1 is text, 2 is binary. */
export function frame(text: string, opcode = 1): Buffer {
  const bytes = Buffer.from(text);
  const long = bytes.length > 125;
  const head = Buffer.alloc(long ? 14 : 6);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (long ? 127 : bytes.length);
  if (long) head.writeBigUInt64BE(BigInt(bytes.length), 2);
  return Buffer.concat([head, bytes]);
}

/** Opens a WebSocket as a page of the server's own does; resolves once the server has answered. */
export async function openWebSocket(url: string, protocol: string): Promise<{ socket: Socket; read: () => string }> {
  const { host, port, origin, pathname, search } = new URL(url);
  const lines = [`GET ${pathname}${search} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`];
  lines.push("Connection: Upgrade", "Upgrade: websocket", `Sec-WebSocket-Protocol: ${protocol}`);
  lines.push("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", "");
  const socket = connect({ host: "127.0.0.1", port: Number(port) });
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (bytes) => {
    answer += bytes.toString("latin1");
  });
  socket.write(lines.join("\r\n"));
  await once(socket, "data");
  return { socket, read: () => answer };
}
