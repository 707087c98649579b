#!/usr/bin/env python3
"""Fits the evaluation to positions of our own games and writes a weight file.

  fit.py --rules international --out FILE [--from WEIGHTS [--trust N]] [--epochs N] [--blend B] [--decay D...] GAMES...
  fit.py --rules international --out FILE --mean WEIGHTS...

The second form writes the mean of several fits that began with the same weights: the chance in them goes, what they agree on stays.

GAMES are files of `cargo xtask train games`: three 64-bit words a position, as the side to move sees it
(own pieces, other pieces, kings; the search's score above the first, the result above the second, 3 where there is none
because the position was met by a search and stood in no game).
The network is the one of crates/engine/src/evaluate: windows of up to nine squares, a vector for each thing a window
can show, and two small layers behind their sum, one set for each stage of the game. Needs PyTorch; uses a GPU where
there is one.
"""
import argparse, struct, time, zlib
import numpy as np, torch
import torch.nn.functional as F

WINDOWS, SIGHTS, WIDTH, HIDDEN, STAGES = 16, 3 ** 9, 16, 16, 8
ONE, FINE = 128, 256
MAGIC, HEAD = b'PEATEE-3', 36

def windows(rows):
    half = rows // 2
    out = []
    for w in range(WINDOWS):
        if w // 2 + 3 <= rows:
            r, c, h, b = w // 2, w % 2 * (half - 3), 3, 3
        else:
            r, c, h, b = (w - 12) * 2, 0, 2, 4
        out.append([(r + i) * half + c + j for i in range(h) for j in range(b)])
    return out

class Net(torch.nn.Module):
    def __init__(self, squares):
        super().__init__()
        self.sights = torch.nn.Parameter(torch.randn(WINDOWS * SIGHTS, WIDTH) * 0.01)
        self.men = torch.nn.Parameter(torch.randn(2 * squares, WIDTH) * 0.02)   # folded into the windows at the end
        self.kings = torch.nn.Parameter(torch.randn(2 * squares, WIDTH) * 0.05)
        self.bias = torch.nn.Parameter(torch.full((WIDTH,), 0.3))
        self.hidden = torch.nn.Parameter(torch.randn(STAGES, HIDDEN, WIDTH) * (2 / WIDTH) ** 0.5)
        self.hidden_bias = torch.nn.Parameter(torch.full((STAGES, HIDDEN), 0.1))
        self.out = torch.nn.Parameter(torch.randn(STAGES, HIDDEN) * 0.3)
        self.past = torch.nn.Parameter(torch.randn(STAGES, WIDTH) * 0.1)
        self.out_bias = torch.nn.Parameter(torch.zeros(STAGES))

    def forward(self, sights, men, kings, stage):
        v = F.embedding_bag(sights, self.sights, mode='sum') + men @ self.men + kings @ self.kings + self.bias
        a = v.clamp(0, 2)
        h = torch.einsum('bw,shw->bsh', a, self.hidden) + self.hidden_bias
        o = (h.clamp(0, 4) * self.out).sum(-1) + v @ self.past.T + self.out_bias
        return o.gather(1, stage[:, None])[:, 0]

def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--rules', required=True); ap.add_argument('--out', required=True)
    ap.add_argument('--blend', type=float, nargs='+', default=[0.7], help='share of the scores in the target, the rest is the result; of two numbers the first is for an empty board, the second for a full one')
    ap.add_argument('--scale', type=float, default=0.0, help='hundredths of a man that make one logit in the scores of the games')
    ap.add_argument('--batch', type=int, default=16384); ap.add_argument('--rate', type=float, default=2e-3)
    ap.add_argument('--epochs', type=int, default=8)
    ap.add_argument('--decay', type=float, nargs='+', default=[1e-6], help='strength of the pull of the vectors towards nothing; of several the best is kept')
    ap.add_argument('--from', dest='begin', help='weights to go on from; without them it begins with chance')
    ap.add_argument('--trust', type=float, default=0.0, help='how often a sight must be shown to go half the way from the weights begun with to those found')
    ap.add_argument('--least', type=float, default=1e-8, help='slope below which a step shrinks with it; the steps of rare sights are full ones above it')
    ap.add_argument('--generation', type=int, help='its number; one more than that of --from or of the first of --mean unless given, 1 without either')
    ap.add_argument('--mean', nargs='+', metavar='WEIGHTS', help='weight files to take the mean of; nothing is fitted')
    ap.add_argument('games', nargs='*')
    a = ap.parse_args()
    if bool(a.mean) == bool(a.games): ap.error('either games to fit, or --mean and weight files')
    dev = 'cuda' if torch.cuda.is_available() else 'cpu'
    rows = 10 if a.rules in ('international', 'hundred-1953') else 8
    squares, half = rows * rows // 2, rows // 2
    if a.mean: return mean(a, squares)
    men_rows = 4 if rows == 10 else 3
    most = 2 * men_rows * half
    # whole games are held out: the end of every file
    parts = [np.fromfile(f, dtype='<i8').reshape(-1, 3) for f in a.games]
    cut = [len(p) - min(len(p) // 20, 200_000) for p in parts]
    train = torch.from_numpy(np.concatenate([p[:c] for p, c in zip(parts, cut)])).to(dev)
    test = torch.from_numpy(np.concatenate([p[c:] for p, c in zip(parts, cut)])).to(dev)
    mask = (1 << 50) - 1
    places = torch.arange(squares, device=dev)
    power = torch.zeros(squares, WINDOWS, device=dev)
    for w, ss in enumerate(windows(rows)):
        for k, s in enumerate(ss): power[s, w] = 3 ** k
    offset = torch.arange(WINDOWS, device=dev) * SIGHTS
    def unpack(rec):
        own, other, kings = rec[:, 0] & mask, rec[:, 1] & mask, rec[:, 2] & mask
        bits = lambda w: (w[:, None] >> places & 1).float()
        own_men, other_men = bits(own & ~kings), bits(other & ~kings)
        sights = ((own_men + 2 * other_men) @ power).round().long() + offset
        king = torch.cat([bits(own & kings), bits(other & kings)], 1)
        score = (rec[:, 0] >> 50).float()          # arithmetic shift: the sign is kept
        result = (rec[:, 1] >> 50 & 3).float() / 2
        count = (own_men + other_men).sum(1) + king.sum(1)
        stage = (count.long() * STAGES // (most + 1)).clamp(max=STAGES - 1)
        return sights, torch.cat([own_men, other_men], 1), king, stage, score, result, count
    torch.backends.cuda.matmul.allow_tf32 = False
    # how many hundredths make a logit: fitted on the results themselves
    played = lambda rec: rec[(rec[:, 1] >> 50 & 3) < 3]
    s, r = unpack(played(train[torch.randperm(len(train), device=dev)[:1_000_000]]))[4:6]
    scale = a.scale
    if not scale:
        k = torch.tensor(0.005, device=dev, requires_grad=True)
        opt = torch.optim.Adam([k], 2e-4)
        for _ in range(400):
            loss = F.binary_cross_entropy_with_logits(s * k, r); opt.zero_grad(); loss.backward(); opt.step()
        scale = 1 / max(k.item(), 1e-4)
    few, many = a.blend[0], a.blend[-1]
    def target(score, result, count):
        share = torch.where(result > 1, 1.0, few + (many - few) * count / most)
        return share * torch.sigmoid(score / scale) + (1 - share) * result
    def entropy(t): return -(t * t.clamp(1e-6).log() + (1 - t) * (1 - t).clamp(1e-6).log())
    def check(net):
        tot = res = ent = 0.0
        with torch.no_grad():
            for i in range(0, len(test), 65536):
                x = unpack(test[i:i + 65536]); o = net(*x[:4]); t = target(*x[4:])
                tot += F.binary_cross_entropy_with_logits(o, t, reduction='sum').item(); ent += entropy(t).sum().item()
                res += (F.binary_cross_entropy_with_logits(o, x[5], reduction='none') * (x[5] <= 1)).sum().item()
        return (tot - ent) / len(test), res / len(played(test))
    x = unpack(played(test))
    of_scores = F.binary_cross_entropy_with_logits(x[4] / scale, x[5]).item()
    print(f'{a.rules}: {len(train)} + {len(test)} positions on {dev}, of them {len(train) - len(played(train))} met by searches, a logit is {scale:.0f} hundredths, drawn {((r == 0.5).float().mean()):.3f}, '
          f'loss of the scores to results {of_scores:.5f}', flush=True)
    best, kept = None, None
    for decay in a.decay:
        torch.manual_seed(1)
        net = Net(squares).to(dev)
        if a.begin:
            read(net, a.begin, squares)
            print(f'  from {a.begin}: loss above entropy, loss to results: %.5f %.5f' % check(net), flush=True)
        opt = torch.optim.Adam(net.parameters(), a.rate, eps=a.least)
        begin, steps = time.time(), len(train) // a.batch * a.epochs
        step = 0
        for epoch in range(a.epochs):
            order = torch.randperm(len(train), device=dev)
            for i in range(0, len(order) - a.batch + 1, a.batch):
                for g in opt.param_groups: g['lr'] = a.rate * max(0.01, 1 - step / steps)
                x = unpack(train[order[i:i + a.batch]])
                loss = F.binary_cross_entropy_with_logits(net(*x[:4]), target(*x[4:])) + decay * net.sights.square().sum()
                opt.zero_grad(set_to_none=True); loss.backward(); opt.step(); step += 1
        c = check(net)
        print(f'  decay {decay:.1e}: {time.time() - begin:5.1f} s, {step} steps; loss above entropy, loss to results: %.5f %.5f' % c, flush=True)
        if best is None or c[0] < best: best, kept = c[0], net
    fold(kept, rows, squares)
    if a.begin and a.trust:
        before = Net(squares).to(dev)
        read(before, a.begin, squares)
        times = torch.zeros(WINDOWS * SIGHTS, device=dev)
        for i in range(0, len(train), 65536):
            times += torch.bincount(unpack(train[i:i + 65536])[0].flatten(), minlength=WINDOWS * SIGHTS)
        with torch.no_grad():
            kept.sights.copy_(before.sights + (kept.sights - before.sights) * (times / (times + a.trust))[:, None])
        print('  as far as seen: loss above entropy, loss to results: %.5f %.5f' % check(kept), flush=True)
    write(kept, a, worth(kept, squares, unpack, test))

def fold(net, rows, squares):
    """What a man alone is worth goes into the windows that show its square, in equal parts."""
    with torch.no_grad():
        wins = windows(rows); seen = [sum(s in w for w in wins) for s in range(squares)]
        t = net.sights.view(WINDOWS, SIGHTS, WIDTH)
        n = torch.arange(SIGHTS, device=t.device)
        for w, ss in enumerate(wins):
            for k, s in enumerate(ss):
                digit = n // 3 ** k % 3
                for d in (1, 2):
                    t[w, digit == d] += net.men[(d - 1) * squares + s] / seen[s]
            t[w, 3 ** len(ss):] = 0
        net.men.zero_()

def read(net, path, squares):
    """The weights of a file; what a man alone is worth lies in the windows already. Returns how many hundredths a logit is."""
    data = zlib.decompress(opened(path)[HEAD:])
    at = 0
    def take(count, kind, one):
        nonlocal at
        numbers = np.frombuffer(data, kind, count, at).astype(np.float32) / one
        at += count * np.dtype(kind).itemsize
        return torch.from_numpy(numbers)
    def put(parameter, numbers):
        parameter.data.copy_(numbers.view(parameter.shape))
    with torch.no_grad():
        put(net.sights, take(WINDOWS * SIGHTS * WIDTH, 'i1', ONE))
        put(net.men, torch.zeros(2 * squares * WIDTH))
        put(net.kings, take(2 * squares * WIDTH, '<i2', ONE))
        put(net.bias, take(WIDTH, '<i2', ONE))
        for s in range(STAGES):
            put(net.hidden[s], take(HIDDEN * WIDTH, '<i2', FINE))
            put(net.hidden_bias[s], take(HIDDEN, '<i4', ONE * FINE))
            put(net.out[s], take(HIDDEN, '<i2', FINE))
            put(net.past[s], take(WIDTH, '<i2', FINE))
            net.out_bias[s] = take(1, '<i4', ONE * FINE)[0]
    return int(take(1, '<i4', 1)[0])

def number(path):
    """The generation of a weight file."""
    return struct.unpack_from('<I', opened(path), 32)[0]

def opened(path):
    """The bytes of a weight file; one of another form would be misread."""
    data = open(path, 'rb').read()
    if data[:len(MAGIC)] != MAGIC: raise SystemExit(f'{path} is no weight file that begins with {MAGIC.decode()}')
    return data

def mean(a, squares):
    nets = [Net(squares) for _ in a.mean]
    men = [read(net, path, squares) for net, path in zip(nets, a.mean)]
    with torch.no_grad():
        for p, *others in zip(*(net.parameters() for net in nets)):
            for other in others: p += other
            p /= len(nets)
    print(f'{a.rules}: the mean of {len(nets)} weight files', flush=True)
    write(nets[0], a, round(sum(men) / len(men)))

def worth(net, squares, unpack, test):
    """How many hundredths a logit is, by what one man more is worth."""
    with torch.no_grad():
        x = unpack(test); o = net(*x[:4])
        men = x[1]; more = men[:, :squares].sum(1) - men[:, squares:].sum(1); plain = x[2].sum(1) == 0
        side = lambda d: o[plain & (more == d)].mean().item()
        man = (side(1) - side(-1)) / 2
        print(f'  a man is {man:.3f} logits', flush=True)
        return int(round(100 / max(man, 0.05)))

def write(net, a, man):
    with torch.no_grad():
        q = (net.sights * ONE).round()
        clipped = (q.abs() > 127).float().mean().item()
        q = q.clamp(-127, 127)
        short = lambda x, k: (x * k).round().clamp(-32767, 32767).to(torch.int16).cpu().numpy().astype('<i2').tobytes()
        long = lambda x, k: (x * k).round().to(torch.int32).cpu().numpy().astype('<i4').tobytes()
        before = a.mean[0] if a.mean else a.begin
        generation = struct.pack('<I', a.generation or (number(before) + 1 if before else 1))
        body = q.to(torch.int8).cpu().numpy().tobytes() + short(net.kings, ONE) + short(net.bias, ONE)
        for s in range(STAGES):
            body += short(net.hidden[s], FINE) + long(net.hidden_bias[s], ONE * FINE) + short(net.out[s], FINE) \
                + short(net.past[s], FINE) + long(net.out_bias[s:s + 1], ONE * FINE)
        body += struct.pack('<i', man)
        check = 0xCBF29CE484222325
        for b in fnv(generation + body): check = b
        head = MAGIC + a.rules.encode().ljust(16, b'\0') + struct.pack('<Q', check) + generation
        body = zlib.compress(body, 9)
        open(a.out, 'wb').write(head + body)
        print(f'  clipped {clipped:.2e}; {len(head) + len(body)} bytes in {a.out}', flush=True)

def fnv(body):
    """FNV-1a in plain Python is slow but has no dependency; numpy cannot chain it."""
    h, m = 0xCBF29CE484222325, (1 << 64) - 1
    for b in body: h = ((h ^ b) * 0x100000001B3) & m
    yield h

main()
